import { useSyncExternalStore } from 'react';

/** Whether a media query matches; for differences that CSS alone cannot make. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether a list is a table; on a phone it is cards. */
export const useRoomForATable = () => useMediaQuery('(width >= 600px)');
