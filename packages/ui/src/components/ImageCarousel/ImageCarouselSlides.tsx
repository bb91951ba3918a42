'use client';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useDirection } from '#lib/use-direction.ts';
import { ImageCarouselPicture } from './ImageCarouselPicture.tsx';

export interface ImageCarouselSlidesProps {
  /** Addresses of at least two pictures. */
  images: readonly string[];
  /** What they show. */
  alt: string;
  /** Milliseconds until the next one comes by itself. */
  interval: number;
  /** While false nothing moves by itself. */
  inView: boolean;
}

// More dots than this are too small to hit; a counter takes their place.
const mostDots = 6;

/** The part of ImageCarousel that moves. */
export function ImageCarouselSlides({ images, alt, interval, inView }: ImageCarouselSlidesProps) {
  const [direction, directionRef] = useDirection();
  const [viewportRef, embla] = useEmblaCarousel({ loop: true, duration: 20, direction });
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = hovered || focused;
  const count = images.length;

  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed);
      return () => embla?.off('select', changed);
    },
    [embla],
  );
  const current = useSyncExternalStore(subscribe, () => embla?.selectedScrollSnap() ?? 0);

  useEffect(() => {
    if (!embla || held || !inView) return undefined;
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
    let timer: ReturnType<typeof setInterval>;
    // Every change, whoever made it, starts the wait anew.
    const startWaiting = () => {
      clearInterval(timer);
      timer = setInterval(() => {
        if (!document.hidden && !reducedMotion.matches) embla.scrollNext();
      }, interval);
    };
    startWaiting();
    embla.on('select', startWaiting);
    return () => {
      embla.off('select', startWaiting);
      clearInterval(timer);
    };
  }, [embla, held, inView, interval]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only watch.
    <div
      data-part="carousel"
      ref={directionRef}
      role="group"
      aria-roledescription="carousel"
      aria-label={`Images of ${alt}`}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <div data-part="viewport" ref={viewportRef}>
        <div data-part="track" aria-live={held ? 'polite' : 'off'}>
          {images.map((src, index) => {
            const distance = Math.min((index - current + count) % count, (current - index + count) % count);
            return (
              // Two pictures may share an address, so the place is part of the key.
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
      <button
        data-part="previous"
        type="button"
        aria-label="Previous image"
        onClick={() => embla?.scrollPrev()}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      <button data-part="next" type="button" aria-label="Next image" onClick={() => embla?.scrollNext()}>
        <ChevronRight size={20} aria-hidden />
      </button>
      {count <= mostDots ? (
        <div data-part="dots">
          {images.map((src, index) => (
            <button
              key={`${index} ${src}`}
              data-part="dot"
              type="button"
              aria-label={`Show image ${index + 1}`}
              aria-current={index === current || undefined}
              onClick={() => embla?.scrollTo(index)}
            />
          ))}
        </div>
      ) : (
        <span data-part="counter" aria-hidden>
          {current + 1} / {count}
        </span>
      )}
    </div>
  );
}
