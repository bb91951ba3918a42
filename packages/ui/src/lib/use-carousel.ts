import { useComposedRefs } from '@radix-ui/react-compose-refs';
import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefCallback } from 'react';
import { isLaidOut } from './platform.ts';
import { useDirection } from './use-direction.ts';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselOptions {
  /** The number of slides. */
  count: number;
  /** Milliseconds until it advances to the next slide; 0 turns that off. */
  interval: number;
  /** Whether it may advance by itself: not while it is off the screen or paused by the reader. */
  playing: boolean;
}

/** How many advance by themselves now. Each begins 200 ms after the one before, so that they do not turn in step. */
let running = 0;

/**
 * A row of slides that shows one at a time, follows a swipe and wraps around. It advances by itself, unless
 * the pointer or the focus is on it, the tab is hidden or the reader prefers less motion.
 */
export function useCarousel({ count, interval, playing }: CarouselOptions) {
  const [direction, directionRef] = useDirection();
  const [emblaRef, embla] = useEmblaCarousel({
    direction,
    loop: true,
    duration: 20,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
  });
  const viewportRef: RefCallback<HTMLElement> = useComposedRefs(isLaidOut() ? emblaRef : null, directionRef);
  // Where nothing is laid out a press changes the slide at once.
  const [still, setStill] = useState(0);
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
    () => embla?.selectedScrollSnap() ?? still,
    () => 0,
  );

  const hasBegun = useRef(false);

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
    const offset = hasBegun.current ? 0 : (running % 5) * 200;
    hasBegun.current = true;
    running += 1;
    let beginning: ReturnType<typeof setTimeout> | undefined;
    if (offset > 0) beginning = setTimeout(startWaiting, offset);
    else startWaiting();
    embla.on('select', startWaiting);
    return () => {
      running -= 1;
      embla.off('select', startWaiting);
      clearTimeout(beginning);
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
      onPrevious: () => (embla ? embla.scrollPrev() : setStill((current + count - 1) % count)),
      onNext: () => (embla ? embla.scrollNext() : setStill((current + 1) % count)),
      onSelect: (index: number) => (embla ? embla.scrollTo(index) : setStill(index)),
    },
  };
}
