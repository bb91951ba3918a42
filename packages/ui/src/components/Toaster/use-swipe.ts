'use client';
import { useEffect, useState, type RefObject } from 'react';

/** How far a toast must be dragged to dismiss it, as a fraction of its width. */
const threshold = 0.8;

/**
 * Which way a toast is dragged away and how far, in px, as Radix asks for it: towards the near edge of the screen,
 * by 80 percent of the toast's width.
 */
export function useSwipe(viewport: RefObject<HTMLElement | null>, edge: 'start' | 'end') {
  const [measured, setMeasured] = useState({ width: 360, rightToLeft: false });

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(element);
      const padding = parseFloat(style.paddingInlineStart) + parseFloat(style.paddingInlineEnd);
      const width = element.clientWidth - padding;
      const rightToLeft = style.direction === 'rtl';
      // The list grows with every toast, and all of them would be rendered again.
      setMeasured((last) =>
        last.width === width && last.rightToLeft === rightToLeft ? last : { width, rightToLeft },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [viewport]);

  return {
    swipeDirection: (edge === 'end') === measured.rightToLeft ? ('left' as const) : ('right' as const),
    swipeThreshold: measured.width * threshold,
  };
}
