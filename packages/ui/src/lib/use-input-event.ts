import { useEffect, useRef, type RefObject } from 'react';

/** Dispatches an `input` event when the value of a control changes without typing, so that its form notices. */
export function useInputEvent(inputRef: RefObject<HTMLInputElement | null>, value: string): void {
  const lastValue = useRef(value);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    inputRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [inputRef, value]);
}
