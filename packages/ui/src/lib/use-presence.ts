import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether what opens and closes is to be rendered: as long as it is open, and then until its animations have ended. */
export function usePresence(isOpen: boolean, element: RefObject<Element | null>): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  useEffect(() => {
    if (isOpen) return undefined;
    let isClosing = true;
    const leave = async () => {
      const animations = element.current?.getAnimations?.() ?? [];
      await Promise.allSettled(animations.map(({ finished }) => finished));
      // With its effects, so that the page is in use again as soon as it is gone.
      if (isClosing) flushSync(() => setPresent(false));
    };
    void leave();
    return () => {
      isClosing = false;
    };
  }, [isOpen, element]);

  return isPresent;
}
