'use client';
import { SliderControls } from '#components/Slider/SliderControls.tsx';
import { useCarousel } from '#lib/use-carousel.ts';
import { ImageCarouselPicture } from './ImageCarouselPicture.tsx';

export interface ImageCarouselSlidesProps {
  /** Addresses of at least two pictures. */
  images: readonly string[];
  /** What they show. */
  alt: string;
  /** Milliseconds until it advances to the next one. */
  interval: number;
  /** Whether it may advance by itself. */
  inView: boolean;
}

/** The slides of ImageCarousel. */
export function ImageCarouselSlides({ images, alt, interval, inView }: ImageCarouselSlidesProps) {
  const { viewportRef, current, advances, pauseHandlers, controls } = useCarousel({
    interval,
    playing: inView,
  });
  const count = images.length;

  return (
    <div
      data-part="carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={`Images of ${alt}`}
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
                  alt={`${alt}, image ${index + 1} of ${count}`}
                  loading={distance <= 1 ? 'eager' : 'lazy'}
                />
              </div>
            );
          })}
        </div>
      </div>
      <SliderControls of="image" count={count} {...controls} />
    </div>
  );
}
