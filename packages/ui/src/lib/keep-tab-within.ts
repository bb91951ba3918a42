import type { KeyboardEvent } from 'react';
import { isVisible } from './platform.ts';

const isTabbable = (element: HTMLElement) =>
  element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element);

/** For `onKeyDown`: Tab goes on from the last element that it reaches to the first, and back with Shift. */
export function keepTabWithin(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget, target } = event;
  // React also passes events on of what lies elsewhere on the page.
  if (key !== 'Tab' || event.defaultPrevented || !currentTarget.contains(target as Node)) return;
  const tabbable = [...currentTarget.querySelectorAll<HTMLElement>('*')].filter(isTabbable);
  if (shiftKey) tabbable.reverse();
  if (target !== tabbable.at(-1) && !(shiftKey && target === currentTarget)) return;
  event.preventDefault();
  tabbable[0]?.focus();
}
