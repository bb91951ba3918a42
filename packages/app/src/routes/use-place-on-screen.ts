import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where a screen was left. */
interface Place {
  scrollY: number;
  /** The row that stood first, and how far below the top of the window: not every row is laid out, so heights vary. */
  row: number;
  top: number;
}

/** The places by the keys of history's entries. */
const places = new Map<string, Place>();

/** How many frames it takes until rows that come into sight have got their heights. */
const settling = 3;

const rowsOfScreen = () =>
  document.querySelector('#content :is([data-component="CardGrid"], [data-component="RowList"])')?.children ??
  [];
const topOf = (row: Element | undefined) => row?.getBoundingClientRect().top ?? 0;

/** The first row that ends within the window. Rows follow one another, so it is found by halving. */
function firstRowInSight(rows: ArrayLike<Element>): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.getBoundingClientRect().bottom > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function currentPlace(): Place {
  const rows = rowsOfScreen();
  const row = firstRowInSight(rows);
  return { scrollY: window.scrollY, row, top: topOf(rows[row]) };
}

function returnTo({ scrollY, row, top }: Place, frames = settling): void {
  if (frames === settling) window.scrollTo({ top: scrollY, behavior: 'instant' });
  const element = rowsOfScreen()[row];
  if (!element || scrollY === 0) return;
  window.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => returnTo({ scrollY, row, top }, frames - 1));
}

function beginAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/** Begins a new screen at its top, for eyes and for keyboard alike; Back returns to where one was. */
export function usePlaceOnScreen(): void {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const [, screen = ''] = pathname.toLowerCase().split('/');
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The browser would return to a height that is another one by now.
    history.scrollRestoration = 'manual';
    const isNew = shown.current !== screen;
    const isFirst = shown.current === undefined;
    shown.current = screen;
    const left = places.get(key);
    if (isNew && navigationType === NavigationType.Pop) {
      if (left) returnTo(left);
    } else if (isNew && !isFirst) beginAtTop();

    const note = () => void places.set(key, currentPlace());
    if (!left) note();
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key, screen, navigationType]);
}
