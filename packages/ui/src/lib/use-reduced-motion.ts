import { useSyncExternalStore } from 'react';
import { reducedMotionQuery } from './platform.ts';

function subscribe(changed: () => void) {
  const query = reducedMotionQuery();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the reader asks for less motion; false on the server. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reducedMotionQuery()?.matches ?? false,
    () => false,
  );
