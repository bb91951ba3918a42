import { useCallback, useState } from 'react';
import { createIntersectionObserver } from './platform.ts';

const listeners = new WeakMap<Element, (inView: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for the whole page: a list of a thousand cards would need a thousand. */
function sharedObserver(): IntersectionObserver | undefined {
  observer ??= createIntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: '100px' },
  );
  return observer;
}

/** Whether an element is on the screen or about to be; false on the server. Give the second value as its ref. */
export function useInView(): [inView: boolean, ref: (element: Element | null) => (() => void) | undefined] {
  const [inView, setInView] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    listeners.set(element, setInView);
    const shared = sharedObserver();
    if (shared) shared.observe(element);
    // Where there is no screen, nothing is off it.
    else setInView(true);
    return () => {
      observer?.unobserve(element);
      listeners.delete(element);
    };
  }, []);
  return [inView, ref];
}
