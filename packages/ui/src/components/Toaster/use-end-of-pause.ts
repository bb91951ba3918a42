'use client';
import { useEffect, type RefObject } from 'react';

/**
 * Lets the time of the toasts go on when the one under the pointer is gone. Radix waits for the pointer to leave the list,
 * which not every browser tells of then, and after the last toast it would stop the time of all later ones.
 */
export function useEndOfPause(listRef: RefObject<HTMLElement | null>, hasToasts: boolean): void {
  useEffect(() => {
    if (!hasToasts) return;
    const region = listRef.current!.parentElement!;
    const end = () => region.dispatchEvent(new PointerEvent('pointerleave'));
    const leave = ({ target }: Event) => {
      if (!region.contains(target as Node)) end();
    };
    document.addEventListener('pointerover', leave);
    return () => {
      document.removeEventListener('pointerover', leave);
      end();
    };
  }, [listRef, hasToasts]);
}
