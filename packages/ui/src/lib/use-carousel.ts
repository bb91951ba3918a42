import { useComposedRefs } from '@radix-ui/react-compose-refs';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore, type RefCallback } from 'react';
import { useDirection } from './use-direction.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselOptions {
  /** Milliseconds until the next slide comes by itself; 0 leaves it to the reader. */
  interval: number;
  /** While false nothing moves by itself: off the screen, or stopped by the reader. */
  playing: boolean;
}

/**
 * A row of slides that shows one at a time, follows a swipe and goes round at its ends. It moves on by itself, unless
 * the pointer or the focus is on it, the tab is hidden or the reader prefers less motion.
 */
export function useCarousel({ interval, playing }: CarouselOptions) {
  const [direction, directionRef] = useDirection();
  const [emblaRef, embla] = useEmblaCarousel({
    direction,
    loop: true,
    duration: 20,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const viewportRef: RefCallback<HTMLElement> = useComposedRefs(emblaRef, directionRef);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();

  const subscribe = useCallback(
    (changed: () => void) => {
      embla?.on('select', changed).on('reInit', changed);
      return () => embla?.off('select', changed).off('reInit', changed);
    },
    [embla],
  );
  const current = useSyncExternalStore(
    subscribe,
    () => embla?.selectedScrollSnap() ?? 0,
    () => 0,
  );

  const advances = playing && interval > 0 && !hovered && !focused && !reducedMotion;
  useEffect(() => {
    if (!embla || !advances) return undefined;
    let timer: ReturnType<typeof setInterval>;
    // Every change, whoever made it, starts the wait anew.
    const startWaiting = () => {
      clearInterval(timer);
      timer = setInterval(() => {
        if (!document.hidden) embla.scrollNext();
      }, interval);
    };
    startWaiting();
    embla.on('select', startWaiting);
    return () => {
      embla.off('select', startWaiting);
      clearInterval(timer);
    };
  }, [embla, advances, interval]);

  return {
    viewportRef,
    /** The place of the slide that shows, from 0. */
    current,
    /** Whether it moves by itself just now; then what changes is no news to be read out. */
    advances,
    /** Whether the reader prefers less motion, so that it never moves by itself. */
    reducedMotion,
    /** For the element around slides and controls: what rests under the pointer and with the focus. */
    holdHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    /** What the controls do. */
    controls: {
      current,
      onPrevious: () => embla?.scrollPrev(),
      onNext: () => embla?.scrollNext(),
      onSelect: (index: number) => embla?.scrollTo(index),
    },
  };
}
