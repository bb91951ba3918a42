import { useEffect, useState } from 'react';

/** Pixels that a finger moves without meaning to. */
const tremble = 8;

/** Whether the reader last scrolled the page down, and not up again since. */
export function useScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const now = window.scrollY;
      if (Math.abs(now - last) < tremble) return;
      setIsDown(now > last && now > 0);
      last = now;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
