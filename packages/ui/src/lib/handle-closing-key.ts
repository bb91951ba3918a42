import type { KeyboardEvent } from 'react';

/**
 * Closes an overlay whose element gets Escape, or another of `keys`. Radix passes Escape only to the layer that was
 * opened last; while that is a notification, which ignores it, the overlay has to listen for itself.
 */
export function handleClosingKey(
  event: KeyboardEvent,
  onClose: () => void,
  keys: readonly string[] = ['Escape'],
): void {
  if (event.defaultPrevented || !keys.includes(event.key)) return;
  event.preventDefault();
  onClose();
}
