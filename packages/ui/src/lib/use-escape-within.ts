'use client';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isComposing } from './composing.ts';

/** Calls back when Escape is pressed while the focus is in an element, and keeps it from a dialog around that. */
export function useEscapeWithin(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onEscape: () => void,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isComposing(event) || !element.current?.contains(document.activeElement))
      return;
    event.stopPropagation();
    onEscape();
  });

  useEffect(() => {
    if (!isActive) return;
    // Before dialogs, which listen on the document.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [isActive]);
}
