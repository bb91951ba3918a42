/**
 * The dialogs and popovers on the page, for what gives way to them. A rule with `:root:has()` would tell as much, but at
 * each change of the page the browser would style every part of every component again.
 */
const overlays = new Set<Element>();
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Announces an overlay that has appeared, until the returned function is called. */
export function announceOverlay(overlay: Element): () => void {
  overlays.add(overlay);
  tell();
  return () => {
    overlays.delete(overlay);
    tell();
  };
}

/** Calls the listener whenever an overlay comes or goes, until the returned function is called. */
export function subscribeToOverlays(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether one of the overlays matches a selector. */
export const hasOverlay = (selector: string): boolean =>
  [...overlays].some((overlay) => overlay.matches(selector));
