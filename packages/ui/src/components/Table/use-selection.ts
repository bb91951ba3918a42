'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useLayoutEffect, useRef, type Key } from 'react';
import { selectRange } from './select-range.ts';

/** The selected rows of a table, as its bulk actions get them. */
export interface TableSelection<RowKey extends Key = Key> {
  /** The keys of the selected rows, also of those on other pages. */
  keys: readonly RowKey[];
  /** Deselects all: call it once the action is done. */
  clear: () => void;
}

interface SelectionOptions<RowKey extends Key> {
  /** The keys of the selected rows, when the caller keeps them. */
  selectedKeys: readonly RowKey[] | undefined;
  /** The keys to begin with, when the table keeps them. */
  defaultSelectedKeys: readonly RowKey[];
  /** Called with all keys after each change. */
  onSelectedKeysChange: ((selectedKeys: readonly RowKey[]) => void) | undefined;
  /** The keys of the rows that are shown and can be selected, in their order. */
  rowKeys: readonly RowKey[];
}

/** Which rows are selected, and what the checkboxes do. */
export interface Selection<RowKey extends Key> extends TableSelection<RowKey> {
  /** The keys, to look one up. */
  selected: ReadonlySet<RowKey>;
  /** How many of the rows that are shown are selected. */
  shown: 'none' | 'some' | 'all';
  /** Selects or deselects a row, or the range from the one before. It never changes, so that no row renders for it. */
  select: (key: RowKey, isSelected: boolean, isRange: boolean) => void;
  /** Selects or deselects all rows that are shown. */
  selectAll: (isSelected: boolean) => void;
}

/** Keeps which rows are selected. */
export function useSelection<RowKey extends Key>({
  selectedKeys,
  defaultSelectedKeys,
  onSelectedKeysChange,
  rowKeys,
}: SelectionOptions<RowKey>): Selection<RowKey> {
  const [keys, setKeys] = useControllableState<readonly RowKey[]>({
    caller: 'Table',
    prop: selectedKeys,
    defaultProp: defaultSelectedKeys,
    ...(onSelectedKeysChange && { onChange: onSelectedKeysChange }),
  });
  const lastPressed = useRef<RowKey>(undefined);
  const latest = useRef({ keys, rowKeys, setKeys });
  useLayoutEffect(() => {
    latest.current = { keys, rowKeys, setKeys };
  });
  const selected = new Set(keys);
  const count = rowKeys.filter((key) => selected.has(key)).length;

  return {
    keys,
    selected,
    shown: count === 0 ? 'none' : count === rowKeys.length ? 'all' : 'some',
    clear: () => setKeys([]),
    select: (key: RowKey, isSelected: boolean, isRange: boolean) => {
      const from = isRange ? lastPressed.current : undefined;
      lastPressed.current = key;
      const now = latest.current;
      now.setKeys(selectRange(now.keys, now.rowKeys, [from, key], isSelected));
    },
    selectAll: (isSelected: boolean) => {
      const shown = new Set(rowKeys);
      const others = keys.filter((key) => !shown.has(key));
      setKeys(isSelected ? [...others, ...rowKeys] : others);
    },
  };
}
