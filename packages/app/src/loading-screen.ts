import { useSyncExternalStore } from 'react';

/** How long the loading screen stays, in milliseconds since the page began to load. */
const duration = 3000;

let markGone: () => void;

/** Resolves when the loading screen has gone: what shows for a while only, shows from then. */
export const loadingScreenGone = new Promise<void>((resolve) => (markGone = resolve));

let isGone = false;

const subscribe = (listener: () => void) => {
  void loadingScreenGone.then(listener);
  return () => {};
};

/** Whether the loading screen has gone: until then nobody sees what moves. */
export const useLoadingScreenGone = () => useSyncExternalStore(subscribe, () => isGone);

/**
 * Removes the loading screen of `index.html`, 3 seconds after the page began to load. Until then the app is mounted but
 * hidden, so that its first screen appears whole.
 */
export function endLoadingScreen(): void {
  setTimeout(() => {
    document.getElementById('loading-screen')?.remove();
    isGone = true;
    markGone();
  }, duration - performance.now());
}
