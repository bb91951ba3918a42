/** A ref for what replaces an element that is gone: it takes the focus, which would otherwise be lost. */
export function takeStrayFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
