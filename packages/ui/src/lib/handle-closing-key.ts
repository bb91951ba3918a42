import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

const passedOn = new WeakSet<Event>();

/** For `onEscapeKeyDown` of a layer of Radix, which knows only its own kind: leaves the key to the dialog above it. */
export function passOnEscape(event: KeyboardEvent): void {
  event.preventDefault();
  passedOn.add(event);
}

/**
 * Closes an overlay that gets Escape, or another of `keys`. Radix passes Escape only to the layer that was opened last;
 * while that is a notification, which ignores it, the overlay has to listen for itself.
 */
export function handleClosingKey(
  event: KeyboardEvent | ReactKeyboardEvent,
  onClose: () => void,
  keys: readonly string[] = ['Escape'],
): void {
  const isHandled =
    event.defaultPrevented && !passedOn.has('nativeEvent' in event ? event.nativeEvent : event);
  if (isHandled || !keys.includes(event.key)) return;
  event.preventDefault();
  onClose();
}
