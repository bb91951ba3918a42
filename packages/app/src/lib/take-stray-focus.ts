/**
 * The ref of what stands in place of something that is gone: takes the focus that was on that, which nothing has any more.
 */
export function takeStrayFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
