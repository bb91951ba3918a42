'use client';
import { useEffect, useState, type FocusEvent } from 'react';

/** Whether the time of the toasts stands still: under the pointer, with the focus, and while the window has none. */
export function usePause(hasToasts: boolean) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isAway, setAway] = useState(false);

  // Nothing leaves a toast that is gone.
  if (!hasToasts && isHovered) setHovered(false);
  if (!hasToasts && isFocused) setFocused(false);

  useEffect(() => {
    if (!hasToasts) return;
    const leave = () => setAway(true);
    const comeBack = () => setAway(false);
    if (document.hasFocus()) comeBack();
    else leave();
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, [hasToasts]);

  useEffect(() => {
    if (!isHovered) return;
    // A toast that goes under the pointer is never left.
    const leave = ({ target }: Event) => {
      if (!(target as Element).closest('[data-component="Toaster"]')) setHovered(false);
    };
    document.addEventListener('pointerover', leave);
    return () => document.removeEventListener('pointerover', leave);
  }, [isHovered]);

  return {
    isFocused,
    isPaused: isHovered || isFocused || isAway,
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(false);
    },
  };
}
