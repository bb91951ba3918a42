import { useCallback, useState } from 'react';
import { createResizeObserver } from './platform.ts';

/**
 * Whether an element's content overflows, so that it scrolls; false on the server. Give the second value as
 * its ref. Its children may grow and shrink, but not be replaced.
 */
export function useOverflow(): [
  overflows: boolean,
  ref: (element: Element | null) => (() => void) | undefined,
] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = createResizeObserver(() =>
      setOverflows(element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight),
    );
    for (const measured of [element, ...element.children]) observer?.observe(measured);
    return () => observer?.disconnect();
  }, []);
  return [overflows, ref];
}
