'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId, type ComponentProps, type Key, type ReactNode } from 'react';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
import { useOverflow } from '#lib/use-overflow.ts';
import { contentOf, fieldOf, type TableColumn } from './table-column.ts';
import { sortRows, type TableSort } from './sort-rows.ts';
import { Root } from './Table.styles.ts';
import { TableHead } from './TableHead.tsx';

export interface TableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What it is a table of: the name of the table and of the region that scrolls. */
  caption: string;
  /**
   * `hidden` keeps the caption for screen readers only, where a heading already says it.
   * @default 'shown'
   */
  captionVisibility?: 'shown' | 'hidden';
  /** The columns, in reading order. The first names each row, and stays in sight while the rest scrolls sideways. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** The rows. None shows `emptyState`. */
  rows: readonly Row[];
  /** Identifies a row: its id. */
  rowKey: (row: Row) => Key;
  /** What it is sorted by, when the caller keeps that state and sorts the rows itself; null for their own order. */
  sort?: TableSort | null | undefined;
  /**
   * What it is sorted by at first, when the table keeps that state and sorts the rows that it is given.
   * @default null
   */
  defaultSort?: TableSort | null;
  /** Called with the requested sort order when the head of a column is pressed. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /**
   * The language by whose rules the table sorts words. It is not the device's, which a server does not know.
   * @default 'en'
   */
  locale?: string;
  /**
   * Whether the rows are loading: six skeleton rows stand for them.
   * @default false
   */
  loading?: boolean;
  /**
   * What is read out while they load.
   * @default 'Loading'
   */
  loadingLabel?: string;
  /** Shown below the head when there are no rows. */
  emptyState?: ReactNode;
  /** The greatest height, as any CSS length. More rows then scroll below the head, which stays. */
  maxHeight?: string;
}

/**
 * Rows and columns to compare things of one kind by the same facts. Renders a `<div>` around a real `<table>`, which
 * scrolls within it where it is too wide or too high.
 */
export function Table<Row extends object>({
  caption,
  captionVisibility = 'shown',
  columns,
  rows,
  rowKey,
  sort,
  defaultSort = null,
  onSortChange,
  locale = 'en',
  loading = false,
  loadingLabel = 'Loading',
  emptyState,
  maxHeight,
  style,
  ...rest
}: TableProps<Row>) {
  const captionId = useId();
  const [scrolls, regionRef] = useOverflow();
  const [sorting, setSorting] = useControllableState<TableSort | null>({
    prop: sort,
    defaultProp: defaultSort,
    onChange: onSortChange,
  });
  const sorted = sort === undefined && columns.find(({ key }) => key === sorting?.key);
  const shown =
    sorted && sorting
      ? sortRows(rows, sorted.value ?? ((row) => fieldOf(row, sorted)), sorting.direction, locale)
      : rows;
  const cells = (contentFor: (column: TableColumn<Row>) => ReactNode) =>
    columns.map((column, index) => {
      const Cell = index === 0 ? 'th' : 'td';
      return (
        <Cell
          key={column.key}
          data-part="cell"
          data-justify={column.align ?? 'start'}
          scope={index === 0 ? 'row' : undefined}
        >
          {contentFor(column)}
        </Cell>
      );
    });

  return (
    <Root
      data-component="Table"
      data-scrolls={scrolls ? '' : undefined}
      {...rest}
      style={{ '--_max-height': maxHeight, ...style }}
    >
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <span data-part="status" role="status">
        {loading && loadingLabel}
      </span>
      <div
        data-part="region"
        ref={regionRef}
        {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <table data-part="table" aria-busy={loading}>
          <caption data-part="caption" data-caption={captionVisibility}>
            <span id={captionId}>{caption}</span>
          </caption>
          <TableHead columns={columns} sort={sorting} onSort={setSorting} />
          <tbody>
            {loading
              ? skeletonKeys.map((key) => (
                  <tr key={key} aria-hidden>
                    {cells(() => (
                      <Skeleton width="min(6rem, 100%)" />
                    ))}
                  </tr>
                ))
              : shown.map((row) => <tr key={rowKey(row)}>{cells((column) => contentOf(row, column))}</tr>)}
          </tbody>
        </table>
      </div>
      {!loading && rows.length === 0 && emptyState && <div data-part="empty">{emptyState}</div>}
    </Root>
  );
}
