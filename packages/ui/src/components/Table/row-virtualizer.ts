'use client';
import { defaultRangeExtractor, observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { isLaidOut } from '#lib/platform.ts';
import type { TableRows } from './TableBody.tsx';

/** What is assumed until it is measured, in px: a row of one line, and about a screen of them. */
const rowHeight = 41;
const initialRect = { width: 0, height: 20 * rowHeight };

/**
 * Which rows are in sight, and where. The virtualizer is one object that changes, which React Compiler refuses: so this
 * file is not named `use-`, and is not compiled.
 */
export const useRowVirtualizer = ({ keys, region }: Pick<TableRows, 'keys' | 'region'>) =>
  // oxlint-disable-next-line react/incompatible-library -- for that reason nothing here is compiled
  useVirtualizer({
    count: keys.length,
    getScrollElement: () => region.current,
    getItemKey: (index) => keys[index]!,
    estimateSize: () => rowHeight,
    // So many rows around those in sight, so that Tab finds the next.
    overscan: 8,
    initialRect,
    observeElementRect: (instance, onRect) =>
      isLaidOut() ? observeElementRect(instance, onRect) : onRect(initialRect),
    // The row with the focus stays: else the next key would go nowhere.
    rangeExtractor: (range) => {
      const focused = region.current?.querySelector<HTMLElement>('tr:focus-within')?.dataset['index'];
      const indexes = new Set([...defaultRangeExtractor(range), ...(focused ? [Number(focused)] : [])]);
      return [...indexes].filter((index) => index < range.count).sort((a, b) => a - b);
    },
  });
