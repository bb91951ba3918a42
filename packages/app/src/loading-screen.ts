const shownFor = 3000;

/**
 * Takes the loading screen of `index.html` away, 3 seconds after the page began to load. Until then the app
 * is there already but hidden, so that its first screen appears whole.
 */
export function endLoadingScreen(): void {
  setTimeout(() => document.getElementById('loading-screen')?.remove(), shownFor - performance.now());
}
