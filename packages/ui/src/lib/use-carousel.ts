import { useComposedRefs } from '@radix-ui/react-compose-refs';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useState, useSyncExternalStore, type RefCallback } from 'react';
import { useDirection } from './use-direction.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselOptions {
  /** Milliseconds until it advances to the next slide; 0 turns that off. */
  interval: number;
  /** Whether it may advance by itself: not while it is off the screen or paused by the reader. */
  playing: boolean;
}

/**
 * A row of slides that shows one at a time, follows a swipe and wraps around. It advances by itself, unless
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
    // Every change restarts the timer.
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
    /** The index of the slide that shows. */
    current,
    /** Whether it advances by itself at the moment; changes are then not announced. */
    advances,
    /** Whether the reader prefers less motion, so that it never moves by itself. */
    reducedMotion,
    /** For the element around slides and controls: pointer and focus pause it. */
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    /** The state and the handlers of the controls. */
    controls: {
      current,
      onPrevious: () => embla?.scrollPrev(),
      onNext: () => embla?.scrollNext(),
      onSelect: (index: number) => embla?.scrollTo(index),
    },
  };
}
