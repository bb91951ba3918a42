import { useEffect, useRef, type RefObject } from 'react';

interface FocusSuccessor<E extends HTMLElement> {
  /** Call when the control is pressed. */
  markPress: () => void;
  /** The ref of the element that replaces the control; it needs `tabIndex={-1}`. */
  successorRef: RefObject<E | null>;
}

/**
 * Keeps the reader's place when the control that they pressed is replaced by something else: the focus, which the
 * browser would drop, goes to its successor.
 */
export function useFocusSuccessor<E extends HTMLElement>(gone: boolean): FocusSuccessor<E> {
  const successorRef = useRef<E>(null);
  const pressed = useRef(false);

  useEffect(() => {
    if (!gone) return;
    if (pressed.current && document.activeElement === document.body) successorRef.current?.focus();
    pressed.current = false;
  }, [gone]);

  return {
    successorRef,
    markPress: () => {
      pressed.current = true;
    },
  };
}
