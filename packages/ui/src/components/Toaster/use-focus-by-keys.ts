'use client';
import { useEffect, useEffectEvent, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Alt+T moves the focus to the toasts. Escape returns it to where it came from. When a toast with the focus leaves, the
 * list has it, and after the last toast it returns, too.
 */
export function useFocusByKeys(list: RefObject<HTMLElement | null>, hasToasts: boolean, isFocused: boolean) {
  const origin = useRef<EventTarget>(null);

  const goBack = useEffectEvent(() => {
    const { current } = origin;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
    else (document.activeElement as HTMLElement).blur();
  });
  useEffect(() => {
    const { activeElement } = document;
    // No event tells that what had the focus is gone.
    const isLost = isFocused && activeElement === document.body;
    if (!isLost && !list.current?.contains(activeElement)) return;
    if (!hasToasts) goBack();
    else if (isLost || activeElement?.closest('[data-state="closed"]')) list.current?.focus();
  });

  useEffect(() => {
    if (!hasToasts) return;
    const leave = (event: KeyboardEvent) => {
      // A dialog below would close.
      event.stopPropagation();
      goBack();
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
