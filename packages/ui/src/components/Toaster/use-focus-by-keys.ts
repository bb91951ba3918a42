'use client';
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Alt+T moves the focus to the toasts. Escape returns it to where it came from. */
export function useFocusByKeys(list: RefObject<HTMLElement | null>, hasToasts: boolean) {
  const origin = useRef<EventTarget>(null);

  useEffect(() => {
    if (!hasToasts) return;
    const leave = (event: KeyboardEvent) => {
      // A dialog below would close.
      event.stopPropagation();
      const { current } = origin;
      if (current instanceof HTMLElement && current.isConnected) current.focus();
      else (document.activeElement as HTMLElement).blur();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') list.current?.focus();
      if (event.key === 'Escape' && list.current?.contains(document.activeElement)) leave(event);
    };
    // Before dialogs, which listen on the document.
    window.addEventListener('keydown', handleKey, { capture: true });
    return () => window.removeEventListener('keydown', handleKey, { capture: true });
  }, [list, hasToasts]);

  return {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget;
    },
  };
}
