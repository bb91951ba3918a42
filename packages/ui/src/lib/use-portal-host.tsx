import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { themeAttribute } from '#theme/theme.ts';

/** Where an overlay is put. */
export interface PortalProps {
  /**
   * The element at whose end it is put. Without it that is the element with a theme of its own (`data-gh-theme`) that
   * it is rendered in, or else the body.
   */
  container?: Element | null | undefined;
}

/** An element with a theme of its own. */
export const themeIsland = `[${themeAttribute}]:not(:root)`;

/** What the list of a field is put into: besides an island, the dialog or landmark around the field. */
export const listContainer = `${themeIsland}, [role="dialog"], [role="alertdialog"], dialog, main, [role="main"]`;

const subscribe = () => () => {};

/**
 * The element that an overlay is portalled into, null while that is not known. Only the document tells which island an
 * overlay is in, so where there are islands, `marker` is rendered in its place for a moment. On the server there is neither.
 */
export function usePortalHost(
  isOpen: boolean,
  container: PortalProps['container'],
): [host: Element | null, marker: ReactNode] {
  const isBrowser = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const [found, setFound] = useState<Element | null>(null);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // There may be islands by now, or none any more: without any there is nothing to find out.
    if (isOpen) setFound(document.querySelector(themeIsland) ? null : document.body);
  }
  const host = isBrowser ? (container ?? found) : null;
  const find = (marker: Element | null) => {
    if (marker) setFound(marker.closest(themeIsland) ?? document.body);
  };
  const marker = isBrowser && isOpen && !host ? <template ref={find} /> : null;
  return [host, marker];
}
