import { useSyncExternalStore } from 'react';
import { loadingScreenGone } from '#loading-screen.ts';

const subscribe = (listener: () => void) => {
  void loadingScreenGone.then(listener);
  return () => {};
};
const isGone = () => document.getElementById('loading-screen') === null;

/** Whether the page is seen; behind the loading screen, nobody sees what moves. */
export const useLoadingScreenGone = (): boolean => useSyncExternalStore(subscribe, isGone, () => false);
