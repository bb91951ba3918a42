'use client';
import { useEffect, type RefObject } from 'react';

/** Escape leaves the notifications: focus goes back to where it came from, and their time runs on. */
export function useEscape(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let origin: EventTarget | null = null;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!element.contains(relatedTarget as Node | null)) origin = relatedTarget;
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (origin instanceof HTMLElement && origin.isConnected) origin.focus();
      else (document.activeElement as HTMLElement).blur();
    };
    element.addEventListener('focusin', remember);
    // Before Radix, which would close the toast.
    element.addEventListener('keydown', leave, { capture: true });
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('keydown', leave, { capture: true });
    };
  }, [viewport]);
}
