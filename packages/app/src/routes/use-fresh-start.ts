import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Begins a new screen at its top, for eyes and for keyboard alike, or at what the address names on it; Back returns
 * to where one was.
 */
export function useFreshStart() {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const [, screen = ''] = pathname.toLowerCase().split('/');
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (navigationType === NavigationType.Pop || hash) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [screen, navigationType, hash]);
}
