import type { MouseEvent } from 'react';

/**
 * For `onMouseDown` of a Radix trigger that focuses itself: a press focuses it without the ring, which is for the
 * keyboard. The browser shows the ring after every `focus()` of a script unless it is told not to.
 */
export function focusOnPress({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.focus({ preventScroll: true, focusVisible: false });
}
