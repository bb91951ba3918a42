import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long a success toast can be read before the screen changes, in milliseconds. */
const delay = 2000;

/** Navigates after 2 seconds, unless the user leaves the screen first. */
export function useDelayedNavigate() {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (to: string, state?: object) => {
    timer.current = setTimeout(() => void navigate(to, { state }), delay);
  };
}
