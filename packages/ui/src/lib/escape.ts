const passedOn = new WeakSet<Event>();

/** For `onEscapeKeyDown` of a layer of Radix, which knows only its own kind: leaves the key to the dialog above it. */
export function passOnEscape(event: KeyboardEvent): void {
  event.preventDefault();
  passedOn.add(event);
}

/** Whether a key is Escape, and neither what lies above nor the composing of a word has taken it. */
export const isFreeEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && !event.isComposing && (!event.defaultPrevented || passedOn.has(event));
