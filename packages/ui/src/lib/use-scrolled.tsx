import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createIntersectionObserver } from '#lib/platform.ts';

/** How far the page may scroll before what a bar covers shows through it, in pixels. */
const threshold = 50;

/**
 * Whether the page is scrolled by more than 50 px. The second value is an invisible element to render at the top of the
 * page. It is observed instead of a scroll listener: it leaves the screen when the page has scrolled past the threshold.
 */
export function useScrolled(): [scrolled: boolean, marker: ReactNode] {
  const markerRef = useRef<HTMLSpanElement>(null);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    // A busy page gets several entries in one call; the last is the current one.
    const observer = createIntersectionObserver((entries) =>
      setScrolled(entries.at(-1)?.isIntersecting === false),
    );
    if (markerRef.current) observer?.observe(markerRef.current);
    return () => observer?.disconnect();
  }, []);
  return [
    scrolled,
    <span
      key="marker"
      ref={markerRef}
      style={{ position: 'absolute', insetBlockStart: 0, inlineSize: 1, blockSize: threshold }}
    />,
  ];
}
