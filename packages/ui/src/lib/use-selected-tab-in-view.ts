import { useEffect, useRef, type RefObject } from 'react';

/**
 * Scrolls a row of tabs that is too narrow for all of them, and never the page, so that the selected one stands in its
 * middle. It looks whenever `key` changes: give it what is selected, and what else moves tabs. The row is what has the
 * ref.
 */
export function useSelectedTabInView(key: string): RefObject<HTMLDivElement | null> {
  const listRef = useRef<HTMLDivElement>(null);
  const seenKey = useRef<string>(undefined);
  useEffect(() => {
    if (seenKey.current === key) return;
    seenKey.current = key;
    const list = listRef.current;
    const tab = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    const row = list?.getBoundingClientRect();
    if (tab && row && (tab.left < row.left || tab.right > row.right))
      list?.scrollBy({ left: (tab.left + tab.right - row.left - row.right) / 2, behavior: 'instant' });
  });
  return listRef;
}
