import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The scroll position of a screen. */
interface Position {
  /** Of the page, also where a part of it scrolls the list. */
  pageTop: number;
  /** Of what scrolls the list. */
  scrollTop: number;
  /** The index of the first visible row. Rows off the screen are not laid out, so a height alone is not enough. */
  row: number;
  /** How far that row was below the top of the window, in pixels. */
  top: number;
}

/** The positions by the keys of the history entries. */
const positions = new Map<string, Position>();

/** The number of frames until rows that become visible have their final heights. */
const settleFrames = 3;

const lists =
  '[data-component="CardGrid"], [data-component="RowList"], [data-component="ConversationList"] ul';
/** Also in the groups of a long CardGrid. */
const rowsOfList = ':scope > [data-part="item"], :scope > [data-part="group"] > [data-part="item"]';
const topOf = (row: Element | undefined) => row?.getBoundingClientRect().top ?? 0;

/** The rows of the screen's list, and the element that scrolls them: the page, or a part of it. */
function listOnScreen() {
  const list = document.querySelector(`main :is(${lists})`);
  let scroller = list;
  while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY))
    scroller = scroller.parentElement;
  return { rows: list?.querySelectorAll(rowsOfList) ?? [], scroller: scroller ?? document.documentElement };
}

/** The index of the first row that ends within the window, by binary search. */
function firstVisibleRow(rows: ArrayLike<Element>): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (rows[middle]!.getBoundingClientRect().bottom > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

function currentPosition(): Position {
  const { rows, scroller } = listOnScreen();
  const row = firstVisibleRow(rows);
  return { pageTop: window.scrollY, scrollTop: scroller.scrollTop, row, top: topOf(rows[row]) };
}

function restore(position: Position, frames = settleFrames): void {
  const { rows, scroller } = listOnScreen();
  if (frames === settleFrames) {
    window.scrollTo({ top: position.pageTop, behavior: 'instant' });
    scroller.scrollTo({ top: position.scrollTop, behavior: 'instant' });
  }
  const row = rows[position.row];
  if (!row || position.scrollTop === 0) return;
  scroller.scrollBy({ top: topOf(row) - position.top, behavior: 'instant' });
  if (frames > 0) requestAnimationFrame(() => restore(position, frames - 1));
}

/** A menu, a popover, or the box of an open list: what the reader may have opened while the screen's code loaded. */
const opened = '[data-state="open"], [aria-expanded="true"]';

/**
 * Moves the focus to the screen: it would be left on what is gone, on nothing. It stays in a field of the screen that has
 * taken it, and in what the reader has opened meanwhile.
 */
function focusScreen(): void {
  const main = document.querySelector('main');
  const focused = document.activeElement;
  if (!main?.contains(focused) && !focused?.closest(opened)) main?.focus({ preventScroll: true });
}

/**
 * Rendered after the screens: moves the focus to each new one, which starts at its top, or at the element in the
 * address's hash; Back returns to the row that was first on the screen.
 */
export function ScreenChange() {
  const { key, pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const [, screen = ''] = pathname.toLowerCase().split('/');
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // The browser would restore a height in pixels, where other rows may be by now.
    history.scrollRestoration = 'manual';
    const isNew = shown.current !== screen;
    const isFirst = shown.current === undefined;
    shown.current = screen;
    const saved = positions.get(key);
    if (isNew && !isFirst && !hash) {
      focusScreen();
      if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (isNew && navigationType === NavigationType.Pop && saved) restore(saved);

    const save = () => void positions.set(key, currentPosition());
    if (!saved) save();
    // Captured: the scroll event of an inner element does not bubble.
    document.addEventListener('scroll', save, { passive: true, capture: true });
    return () => document.removeEventListener('scroll', save, { capture: true });
  }, [key, screen, hash, navigationType]);
  return null;
}
