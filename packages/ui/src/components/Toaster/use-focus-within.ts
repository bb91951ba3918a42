'use client';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the focus is among the toasts. It returns to where it came from at Escape and after the last toast; when
 * another toast with the focus leaves, the list has it.
 */
export function useFocusWithin(listRef: RefObject<HTMLElement | null>, hasToasts: boolean) {
  const [isEntered, setEntered] = useState(false);
  const origin = useRef<EventTarget>(null);

  const goBack = () => {
    const { current } = origin;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
    else (document.activeElement as HTMLElement).blur();
  };

  const enter = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (isEntered) return;
    origin.current = relatedTarget;
    // At once: Radix asks the toasts where the focus is to go while it comes.
    flushSync(() => setEntered(true));
  });
  useEffect(() => {
    const region = listRef.current!.parentElement!;
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (!region.contains(relatedTarget as Node | null)) setEntered(false);
    };
    region.addEventListener('focusin', enter, { capture: true });
    region.addEventListener('focusout', leave);
    return () => {
      region.removeEventListener('focusin', enter, { capture: true });
      region.removeEventListener('focusout', leave);
    };
  }, [listRef]);

  useEffect(() => {
    if (!isEntered) return;
    const { activeElement } = document;
    if (!hasToasts) goBack();
    // No event tells that what had the focus is gone.
    else if (activeElement === document.body || activeElement?.closest('[data-state="closed"]'))
      listRef.current?.focus();
  });

  return {
    isEntered,
    /** For Escape among the toasts, which closes neither them nor what lies below. */
    leave: (event: KeyboardEvent) => {
      event.preventDefault();
      goBack();
    },
  };
}
