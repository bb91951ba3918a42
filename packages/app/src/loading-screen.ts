/** How long the loading screen stays, in milliseconds since the page began to load. */
const duration = 3000;

let markGone: () => void;

/** Resolves when the loading screen has gone: what shows for a while only, shows from then. */
export const loadingScreenGone = new Promise<void>((resolve) => (markGone = resolve));

/**
 * Removes the loading screen of `index.html`, 3 seconds after the page began to load. Until then the app is mounted but
 * hidden, so that its first screen appears whole.
 */
export function endLoadingScreen(): void {
  setTimeout(() => {
    document.getElementById('loading-screen')?.remove();
    markGone();
  }, duration - performance.now());
}
