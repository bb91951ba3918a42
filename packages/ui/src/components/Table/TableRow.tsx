'use client';
import type { ComponentProps, Key } from 'react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useLocale } from '#locale/use-locale.ts';
import { contentOf, type TableColumn } from './table-column.ts';
import type { Selection } from './use-selection.ts';

interface TableRowProps<Row extends object, RowKey extends Key> extends Omit<
  ComponentProps<'tr'>,
  'onSelect'
> {
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** What it shows; without it a skeleton stands for each cell. */
  row?: Row | undefined;
  /** Its key. */
  rowKey: RowKey;
  /** The name of its checkbox. */
  selectLabel: string;
  /** Whether its checkbox is ticked; null where rows cannot be selected. */
  isSelected: boolean | null;
  /** Called after each press of its checkbox; undefined where that is disabled. */
  onSelect: Selection<RowKey>['select'] | undefined;
}

/** One row. Its first cell is its header. Its props are plain values, so that it renders only what has changed. */
export function TableRow<Row extends object, RowKey extends Key>({
  columns,
  row,
  rowKey,
  selectLabel,
  isSelected,
  onSelect,
  ...rest
}: TableRowProps<Row, RowKey>) {
  const { locale } = useLocale();
  return (
    <tr data-selected={row && isSelected ? '' : undefined} {...rest}>
      {isSelected !== null && (
        <td data-part="select">
          {row && (
            <Checkbox
              label={selectLabel}
              hideLabel
              checked={isSelected}
              disabled={!onSelect}
              // React's change of a checkbox is its click, by Space too, and a click knows of Shift.
              onChange={({ target, nativeEvent }) =>
                onSelect?.(rowKey, target.checked, (nativeEvent as MouseEvent).shiftKey)
              }
            />
          )}
        </td>
      )}
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <Cell
            key={column.key}
            data-part="cell"
            data-justify={column.align ?? 'start'}
            scope={index === 0 ? 'row' : undefined}
          >
            {row ? contentOf(row, column, locale) : <Skeleton width="min(6rem, 100%)" />}
          </Cell>
        );
      })}
    </tr>
  );
}
