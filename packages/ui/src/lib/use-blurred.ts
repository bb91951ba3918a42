import { useEffect, useRef, useState } from 'react';

/**
 * Whether a field was left. The error that is shown then moves what is below it, so a press that leaves the field ends
 * first: else what was pressed would not be below the pointer any more, and miss its click.
 */
export function useBlurred(): [isBlurred: boolean, setBlurred: (isBlurred: boolean) => void] {
  const [isBlurred, setBlurred] = useState(false);
  const isPressed = useRef(false);
  const isWaiting = useRef(false);

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    // Not of the pointer: a finger moves the focus after it is lifted, but between these two.
    document.addEventListener('mousedown', () => (isPressed.current = true), options);
    for (const end of ['mouseup', 'dragend'])
      document.addEventListener(
        end,
        () => {
          isPressed.current = false;
          // The click comes next, and may reset the form.
          if (isWaiting.current) setTimeout(() => setBlurred(isWaiting.current));
        },
        options,
      );
    return () => controller.abort();
  }, []);

  return [
    isBlurred,
    (next) => {
      isWaiting.current = next && isPressed.current;
      setBlurred(next && !isPressed.current);
    },
  ];
}
