const passedOn = new WeakSet<Event>();

/** For `onEscapeKeyDown` of a layer of Radix, which knows only its own kind: leaves the key to the dialog above it. */
export function passOnEscape(event: KeyboardEvent): void {
  event.preventDefault();
  passedOn.add(event);
}

/** Whether a key is Escape, and nothing above has taken it. */
export const isFreeEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' && (!event.defaultPrevented || passedOn.has(event));
