import { useEffect, useRef, type RefObject } from 'react';

interface FocusSuccessor<E extends HTMLElement> {
  /**
   * Call when the control is pressed. With the event it may hear all presses of a part: it then counts only where what
   * was pressed is gone.
   */
  markPress: (event?: { target: EventTarget }) => void;
  /** The ref of the element that replaces the control; it needs `tabIndex={-1}`. */
  successorRef: RefObject<E | null>;
}

/** What is no longer to be used, or only animates out. */
const leaving = '[inert], [data-part="panel"][data-state="closed"]';

const isGone = (element: Element) => !element.isConnected || element.closest(leaving) !== null;

/**
 * Keeps the reader's place when the control that they pressed is replaced by something else: the focus, which the
 * browser would drop, goes to its successor. `gone` says that it is replaced; where one thing after another is, it is the
 * name of what is shown.
 */
export function useFocusSuccessor<E extends HTMLElement>(gone: boolean | string): FocusSuccessor<E> {
  const successorRef = useRef<E>(null);
  const pressed = useRef<EventTarget | true>(null);

  useEffect(() => {
    if (!gone) return;
    const isReplaced = pressed.current instanceof Element ? isGone(pressed.current) : pressed.current;
    if (isReplaced && document.activeElement === document.body) successorRef.current?.focus();
    pressed.current = null;
  }, [gone]);

  return {
    successorRef,
    markPress: (event) => {
      pressed.current = event?.target ?? true;
    },
  };
}
