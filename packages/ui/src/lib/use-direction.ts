import { useCallback, useState } from 'react';

/** The reading direction. */
export type Direction = 'ltr' | 'rtl';

/** The reading direction of an element now. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * The reading direction of an element, for scripts that need it: arrow keys, a side to open on. It follows
 * `dir` wherever that is set, also later; `ltr` on the server. Give the second value as the element's ref.
 */
export function useDirection(): [
  direction: Direction,
  ref: (element: Element | null) => (() => void) | undefined,
] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const read = () => setDirection(readDirection(element));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document, { subtree: true, attributeFilter: ['dir'] });
    return () => observer.disconnect();
  }, []);
  return [direction, ref];
}
