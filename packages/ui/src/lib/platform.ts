/**
 * What every browser has and jsdom has not, in which the tests of an app render: nothing is laid out there, so there is
 * nothing to observe, to scroll or to ask.
 */

/** Whether things have a size and a place. */
export const isLaidOut = (): boolean => typeof ResizeObserver !== 'undefined';

/** An observer of sizes, or nothing where there are none. */
export const createResizeObserver = (onChange: ResizeObserverCallback): ResizeObserver | undefined =>
  isLaidOut() ? new ResizeObserver(onChange) : undefined;

/** An observer of what is on the screen, or nothing where there is no screen. */
export const createIntersectionObserver = (
  onChange: IntersectionObserverCallback,
  options?: IntersectionObserverInit,
): IntersectionObserver | undefined =>
  typeof IntersectionObserver === 'undefined' ? undefined : new IntersectionObserver(onChange, options);

/** The media query that asks for less motion, or nothing where there are none. */
export const reducedMotionQuery = (): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia('(prefers-reduced-motion: reduce)');

/** Whether CSS lets a field grow with its text; true where nothing is laid out. */
export const hasFieldSizing = (): boolean => !isLaidOut() || CSS.supports('field-sizing: content');

const smoothly = (): ScrollBehavior => (reducedMotionQuery()?.matches ? 'auto' : 'smooth');

/** Scrolls an element to its start; smoothly if that is wanted and the reader does not prefer less motion. */
export function scrollToStart(element: Element, smooth = false): void {
  if ('scrollTo' in element) element.scrollTo({ top: 0, behavior: smooth ? smoothly() : 'auto' });
}

/** Whether an element can be seen; true where nothing is laid out. */
export const isVisible = (element: Element): boolean =>
  !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });

/** Scrolls so that an element is seen: its start, smoothly; its middle, or no further than needed, at once. */
export function scrollIntoView(element: Element, block: 'start' | 'center' | 'nearest'): void {
  if (!('scrollIntoView' in element)) return;
  element.scrollIntoView({ block, behavior: block === 'start' ? smoothly() : 'auto' });
}
