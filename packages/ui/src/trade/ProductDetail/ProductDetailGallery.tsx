'use client';
import { useRef, useState } from 'react';
import { imageCarouselLabels } from '#components/ImageCarousel/ImageCarousel.labels.ts';
import { ImageCarouselPicture } from '#components/ImageCarousel/ImageCarouselPicture.tsx';
import { useLabels } from '#locale/use-locale.ts';

interface ProductDetailGalleryProps {
  /** Addresses of the pictures. */
  images: readonly string[];
  /** What they show. */
  name: string;
}

/** The width at which a picture is shown. */
const stageSizes = '(width < 900px) 100vw, 40rem';

/** The pictures, one at a time and as thumbnails. It moves by scrolling, as a finger and the arrow keys do anyway. */
export function ProductDetailGallery({ images, name }: ProductDetailGalleryProps) {
  const words = useLabels('ImageCarousel', imageCarouselLabels);
  const stageRef = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const count = images.length;
  if (count < 2) {
    return (
      <div data-part="stage">
        <div data-part="slide">
          <ImageCarouselPicture src={images[0]} alt={name} loading="eager" sizes={stageSizes} />
        </div>
      </div>
    );
  }
  const show = (index: number) => {
    const stage = stageRef.current;
    if (!stage) return;
    setCurrent(index);
    // From right to left, places to scroll to are below 0.
    const direction = getComputedStyle(stage).direction === 'rtl' ? -1 : 1;
    stage.scrollTo?.({ left: direction * index * stage.clientWidth });
  };
  const followScroll = () => {
    const { scrollLeft, clientWidth } = stageRef.current!;
    const place = Math.abs(scrollLeft) / clientWidth;
    // What is passed on the way is not shown.
    if (Math.abs(place - Math.round(place)) < 0.02) setCurrent(Math.round(place));
  };
  return (
    <>
      <div
        data-part="stage"
        ref={stageRef}
        role="group"
        aria-roledescription={words.carousel}
        aria-label={words.name(name)}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard.
        tabIndex={0}
        onScroll={followScroll}
      >
        {images.map((src, index) => (
          // Two pictures may have the same address, so the index is part of the key.
          <div key={`${index} ${src}`} data-part="slide">
            <ImageCarouselPicture
              src={src}
              alt={words.image(name, index + 1, count)}
              loading={index === 0 ? 'eager' : 'lazy'}
              sizes={stageSizes}
            />
          </div>
        ))}
      </div>
      <div data-part="thumbnails">
        {images.map((src, index) => (
          <button
            key={`${index} ${src}`}
            data-part="thumbnail"
            type="button"
            aria-label={words.show(index + 1)}
            aria-current={index === current || undefined}
            onClick={() => show(index)}
          >
            <ImageCarouselPicture src={src} alt="" sizes="4.5rem" labels={{ noPicture: '' }} />
          </button>
        ))}
      </div>
    </>
  );
}
