'use client';
import type { ComponentProps, Key, ReactNode, RefObject } from 'react';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
import { useLocale } from '#locale/use-locale.ts';
import { nameOf, type TableColumn } from './table-column.ts';
import type { TableLabels } from './Table.labels.ts';
import { TableRow } from './TableRow.tsx';
import type { Selection } from './use-selection.ts';

/** The rows of a table, for what renders them. */
export interface TableRows {
  /** Their keys, in the order shown. */
  keys: readonly Key[];
  /** Renders the row at an index, with attributes for its `<tr>`. */
  renderRow: (
    index: number,
    attributes?: ComponentProps<'tr'> & { 'data-index'?: number | undefined },
  ) => ReactNode;
  /** The element that scrolls. */
  region: RefObject<HTMLDivElement | null>;
}

interface TableBodyProps<Row extends object, RowKey extends Key> {
  /** The columns, in reading order. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** The rows, in the order shown. */
  rows: readonly Row[];
  /** Their keys. */
  keys: readonly RowKey[];
  /** Which rows are selected; null where they cannot be. */
  selection: Selection<RowKey> | null;
  /** Whether a row can be selected. */
  isRowSelectable: (row: Row) => boolean;
  /** Whether skeletons stand for the rows. */
  loading: boolean;
  /** Renders the rows; without it all of them. */
  renderRows: ((rows: TableRows) => ReactNode) | undefined;
  /** The element that scrolls. */
  region: RefObject<HTMLDivElement | null>;
  /** The words of the table. */
  words: TableLabels;
}

/** The rows, or what stands for them while they load. */
export function TableBody<Row extends object, RowKey extends Key>({
  columns,
  rows,
  keys,
  selection,
  isRowSelectable,
  loading,
  renderRows,
  region,
  words,
}: TableBodyProps<Row, RowKey>) {
  const { locale } = useLocale();
  if (loading) {
    return (
      <tbody>
        {(keys.length > 0 ? keys : skeletonKeys).map((key) => (
          <TableRow
            key={key}
            aria-hidden
            columns={columns}
            rowKey={key}
            selectLabel=""
            isSelected={selection && false}
            onSelect={undefined}
          />
        ))}
      </tbody>
    );
  }
  const renderRow: TableRows['renderRow'] = (index, attributes) => {
    const row = rows[index] as Row;
    const key = keys[index] as RowKey;
    return (
      <TableRow
        key={key}
        {...attributes}
        columns={columns}
        row={row}
        rowKey={key}
        selectLabel={words.select(nameOf(row, columns, locale))}
        isSelected={selection && selection.selected.has(key)}
        onSelect={isRowSelectable(row) ? selection?.select : undefined}
      />
    );
  };
  return (
    <tbody>
      {renderRows ? renderRows({ keys, renderRow, region }) : rows.map((_, index) => renderRow(index))}
    </tbody>
  );
}
