import { useEffect, useRef, type RefObject } from 'react';

/**
 * Tells the form around a control of a change for which no key was pressed in its input, as the browser tells of
 * any other: by an `input` event.
 */
export function useInputEvent(inputRef: RefObject<HTMLInputElement | null>, value: string): void {
  const told = useRef(value);
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    inputRef.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [inputRef, value]);
}
