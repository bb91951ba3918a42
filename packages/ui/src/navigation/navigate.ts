import type { MouseEvent } from 'react';

/**
 * Called when a plain click would leave the page: the place for a client-side router. The browser's own
 * navigation is prevented. Clicks that open a new tab, a window or a download never come here.
 */
export type NavigateHandler = (href: string, event: MouseEvent<HTMLAnchorElement>) => void;

/** Passes a plain click on an anchor to `onNavigate` and leaves every other click to the browser. */
export function handleLinkClick(event: MouseEvent<HTMLAnchorElement>, onNavigate?: NavigateHandler): void {
  const { currentTarget: anchor } = event;
  const opensElsewhere =
    (anchor.target !== '' && anchor.target !== '_self') || anchor.hasAttribute('download');
  const isModified = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!onNavigate || event.defaultPrevented || isModified || opensElsewhere) return;
  event.preventDefault();
  onNavigate(anchor.getAttribute('href') ?? '', event);
}
