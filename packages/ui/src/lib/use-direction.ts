import { useCallback, useState } from 'react';

/** Which way one reads. */
export type Direction = 'ltr' | 'rtl';

/** Which way one reads at an element now. */
export const readDirection = (element: Element): Direction =>
  getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';

/**
 * Which way one reads at an element, for what has to know it in a script: arrow keys, a side to open on. It follows
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
