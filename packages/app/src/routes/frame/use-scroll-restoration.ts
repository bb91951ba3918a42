import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Where a screen was left. */
interface Place {
  scrollTop: number;
  /** The row that stood first, and how far below the top of the window: not every row is laid out, so heights vary. */
  row: number;
  top: number;
}

/** The places by the keys of history's entries. */
const places = new Map<string, Place>();

/** How many frames it takes until rows that come into sight have got their heights. */
const settling = 3;

const lists =
  '[data-component="CardGrid"], [data-component="RowList"], [data-component="ConversationList"] ul';
const topOf = (row: Element | undefined) => row?.getBoundingClientRect().top ?? 0;

/** The rows of the screen's list, and what they scroll in: the page, or a part of it. */
function listOnScreen() {
  const list = document.querySelector(`#content :is(${lists})`);
  let scroller = list;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return { rows: list?.children ?? [], scroller: scroller ?? document.documentElement };
}

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
  const { rows, scroller } = listOnScreen();
  const row = firstRowInSight(rows);
  return { scrollTop: scroller.scrollTop, row, top: topOf(rows[row]) };
}

function returnTo(place: Place, frames = settling): void {
  const { rows, scroller } = listOnScreen();
  if (frames === settling) scroller.scrollTo({ top: place.scrollTop, behavior: 'instant' });
  const row = rows[place.row];
  if (!row || place.scrollTop === 0) return;
  scroller.scrollBy({ top: topOf(row) - place.top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => returnTo(place, frames - 1));
}

function beginAtTop(): void {
  window.scrollTo({ top: 0, behavior: 'instant' });
  document.getElementById('content')?.focus({ preventScroll: true });
}

/**
 * Begins a new screen at its top, for eyes and for keyboard alike, or at what the address names on it; Back returns
 * to where one was.
 */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
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
    } else if (isNew && !isFirst && !hash) beginAtTop();

    const note = () => void places.set(key, currentPlace());
    if (!left) note();
    // Captured, for a part of the page that scrolls tells nobody further out.
    document.addEventListener('scroll', note, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, [key, screen, hash, navigationType]);
}
