import { useLayoutEffect, type RefObject } from 'react';
import { hasFieldSizing } from '#lib/platform.ts';

/** Lets a text area grow with its text in browsers without CSS `field-sizing`, which does so in the others. */
export function useGrowingText(ref: RefObject<HTMLTextAreaElement | null>): void {
  // After each render: the text may be another one.
  useLayoutEffect(() => {
    const area = ref.current;
    if (!area || hasFieldSizing()) return undefined;
    const grow = () => {
      area.style.blockSize = 'auto';
      const borders = area.offsetHeight - area.clientHeight;
      area.style.blockSize = `${area.scrollHeight + borders}px`;
    };
    grow();
    area.addEventListener('input', grow);
    return () => area.removeEventListener('input', grow);
  });
}
