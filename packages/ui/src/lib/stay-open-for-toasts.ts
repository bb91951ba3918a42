/** For `onInteractOutside`: what floats above the page stays open when the reader turns to a toast. */
export function stayOpenForToasts(event: Event): void {
  if ((event.target as Element).closest('[data-component="Toaster"]')) event.preventDefault();
}
