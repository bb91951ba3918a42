'use client';
import { SliderControls } from '#components/Slider/SliderControls.tsx';
import { useCarousel } from '#lib/use-carousel.ts';
import { imageCarouselLabels, type ImageCarouselLabels } from './ImageCarousel.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { ImageCarouselPicture } from './ImageCarouselPicture.tsx';
import { Carousel } from './ImageCarouselSlides.styles.ts';

export interface ImageCarouselSlidesProps {
  /** Addresses of at least two pictures. */
  images: readonly string[];
  /** What they show. */
  alt: string;
  /** Milliseconds until it advances to the next one. */
  interval: number;
  /** Whether it may advance by itself. */
  inView: boolean;
  /** How wide they show, as the attribute of `<img>`. */
  sizes?: string | undefined;
  /** Replaces some of its words. */
  labels: Partial<ImageCarouselLabels> | undefined;
}

/** The slides of ImageCarousel. */
export function ImageCarouselSlides({
  images,
  alt,
  interval,
  inView,
  sizes,
  labels,
}: ImageCarouselSlidesProps) {
  const words = useLabels('ImageCarousel', imageCarouselLabels, labels);
  const count = images.length;
  const { viewportRef, current, advances, pauseHandlers, controls } = useCarousel({
    count,
    interval,
    playing: inView,
  });

  return (
    <Carousel
      data-part="carousel"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.name(alt)}
      {...pauseHandlers}
    >
      <div data-part="viewport" ref={viewportRef}>
        <div data-part="track" aria-live={advances ? 'off' : 'polite'}>
          {images.map((src, index) => {
            const distance = Math.min((index - current + count) % count, (current - index + count) % count);
            return (
              // Two pictures may have the same address, so the index is part of the key.
              <div key={`${index} ${src}`} data-part="slide" aria-hidden={index !== current}>
                <ImageCarouselPicture
                  src={src}
                  sizes={sizes}
                  alt={words.image(alt, index + 1, count)}
                  labels={labels}
                  loading={distance <= 1 ? 'eager' : 'lazy'}
                />
              </div>
            );
          })}
        </div>
      </div>
      <SliderControls labels={words} count={count} {...controls} />
    </Carousel>
  );
}
