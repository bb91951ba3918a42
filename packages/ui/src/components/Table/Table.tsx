'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useId, useRef, type ComponentProps, type Key, type ReactNode } from 'react';
import { useOverflow } from '#lib/use-overflow.ts';
import { formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { checkControlled, checkKind, checkName, checkValues } from '#lib/misuse.ts';
import { fieldOf, type TableColumn } from './table-column.ts';
import { sortRows, type TableSort } from './sort-rows.ts';
import { tableLabels, type TableLabels } from './Table.labels.ts';
import { Root } from './Table.styles.ts';
import { TableBody, type TableRows } from './TableBody.tsx';
import { TableBulkBar } from './TableBulkBar.tsx';
import { TableHead } from './TableHead.tsx';
import { useSelection, type TableSelection } from './use-selection.ts';

export interface TableProps<Row extends object, RowKey extends Key = Key> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** What it is a table of: the name of the table and of the region that scrolls. */
  caption: string;
  /**
   * `hidden` keeps the caption for screen readers only, where a heading already says it.
   * @default 'shown'
   */
  captionVisibility?: 'shown' | 'hidden' | undefined;
  /** The columns, in reading order. The first names each row, and stays in sight while the rest scrolls sideways, unless the table is very narrow. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]];
  /** The rows. None shows `emptyState`. */
  rows: readonly Row[];
  /** Identifies a row: its id. */
  rowKey: (row: Row) => RowKey;
  /** What it is sorted by, when the caller keeps that state and sorts the rows itself; null for their own order. */
  sort?: TableSort | null | undefined;
  /**
   * What it is sorted by at first, when the table keeps that state and sorts the rows that it is given.
   * @default null
   */
  defaultSort?: TableSort | null | undefined;
  /** Called with the requested sort order when the head of a column is pressed. */
  onSortChange?: ((sort: TableSort | null) => void) | undefined;
  /**
   * Whether rows can be selected: each has a checkbox, named by its first column, and the head has one for all.
   * @default false
   */
  selectable?: boolean | undefined;
  /**
   * Whether a row can be selected; the checkbox of another one is disabled, and 'Select all' leaves it out.
   * @default every row
   */
  isRowSelectable?: ((row: Row) => boolean) | undefined;
  /** The keys of the selected rows, when you keep them; give `onSelectedKeysChange` with them. */
  selectedKeys?: readonly RowKey[] | undefined;
  /**
   * The keys of the rows that are selected at first, when the table keeps them.
   * @default []
   */
  defaultSelectedKeys?: readonly RowKey[] | undefined;
  /** Called with the keys of all selected rows after each change; keys of rows on other pages stay among them. */
  onSelectedKeysChange?: ((selectedKeys: readonly RowKey[]) => void) | undefined;
  /** What can be done with the selected rows: small buttons, in a bar that covers the headers while there are some. */
  renderBulkActions?: ((selection: TableSelection<RowKey>) => ReactNode) | undefined;
  /**
   * Whether the rows are loading: skeleton rows stand for them, as many as there are rows, or six.
   * @default false
   */
  loading?: boolean | undefined;
  /** Shown below the head when there are no rows: why, such as that they could not be loaded. */
  emptyState?: ReactNode;
  /** Below the rows, within the frame: `Pagination`. */
  footer?: ReactNode;
  /** The greatest height of head and rows, as any CSS length. More rows then scroll below the head, which stays. */
  maxHeight?: string | undefined;
  /** Renders the rows; without it all of them. `virtualRows` renders those in sight: give it with a `maxHeight`. */
  renderRows?: ((rows: TableRows) => ReactNode) | undefined;
  /** Replaces some of its words. */
  labels?: Partial<TableLabels> | undefined;
}

const none: readonly never[] = [];
const always = () => true;

/**
 * Rows and columns to compare things of one kind by the same facts. Renders a `<div>` around a real `<table>`, which
 * scrolls within it where it is too wide or too high.
 */
export function Table<Row extends object, RowKey extends Key = Key>({
  caption,
  captionVisibility = 'shown',
  columns,
  rows,
  rowKey,
  sort,
  defaultSort = null,
  onSortChange,
  selectable = false,
  isRowSelectable = always,
  selectedKeys,
  defaultSelectedKeys = none,
  onSelectedKeysChange,
  renderBulkActions,
  loading = false,
  emptyState,
  footer,
  maxHeight,
  renderRows,
  labels,
  style,
  ...rest
}: TableProps<Row, RowKey>) {
  const words = useLabels('Table', tableLabels, labels);
  const { locale } = useLocale();
  if (process.env.NODE_ENV !== 'production') {
    checkName('Table', 'caption', caption);
    checkValues('Table', 'columns', columns, ({ key }) => key);
    checkKind('Table', 'rowKey', rowKey, 'a function');
    checkValues('Table', 'rows', rows, rowKey);
    checkControlled('Table', ['selectedKeys', selectedKeys], ['onSelectedKeysChange', onSelectedKeysChange]);
  }
  const captionId = useId();
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, observe] = useOverflow();
  const regionRef = useComposedRefs(region, observe);
  const [sorting, setSorting] = useControllableState<TableSort | null>({
    caller: 'Table',
    prop: sort,
    defaultProp: defaultSort,
    onChange: onSortChange,
  });
  const sorted = sort === undefined && columns.find(({ key }) => key === sorting?.key);
  const shown =
    sorted && sorting
      ? sortRows(rows, sorted.value ?? ((row) => fieldOf(row, sorted)), sorting.direction, locale)
      : rows;
  const keys = shown.map(rowKey);
  const rowKeys = shown.filter(isRowSelectable).map(rowKey);
  const selection = useSelection({ selectedKeys, defaultSelectedKeys, onSelectedKeysChange, rowKeys });
  const count = selectable ? selection.keys.length : 0;
  const clear = () => {
    // The bar takes the focus with it.
    const bar = document.activeElement?.closest("[data-part='bulk']");
    bar?.parentElement?.querySelector<HTMLElement>("[data-part='select'] input")?.focus();
    selection.clear();
  };
  const bulkActions =
    count > 0 && renderBulkActions ? renderBulkActions({ keys: selection.keys, clear }) : null;

  return (
    <Root
      data-component="Table"
      data-scrolls={scrolls ? '' : undefined}
      data-selectable={selectable ? '' : undefined}
      data-virtual={renderRows ? '' : undefined}
      {...rest}
      style={{ '--_max-height': maxHeight, '--_columns': columns.length, ...style }}
    >
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <span data-part="status" role="status">
        {loading ? words.loading : count > 0 && words.selected(formatNumber(count, { locale }), count)}
      </span>
      <div data-part="caption" data-caption={captionVisibility} id={captionId}>
        {caption}
      </div>
      {bulkActions && (
        <TableBulkBar
          count={words.selected(formatNumber(count, { locale }), count)}
          onClear={clear}
          words={words}
        >
          {bulkActions}
        </TableBulkBar>
      )}
      <div
        data-part="region"
        ref={regionRef}
        {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      >
        <table
          data-part="table"
          aria-labelledby={captionId}
          aria-busy={loading}
          aria-rowcount={renderRows && keys.length + 1}
        >
          <TableHead
            columns={columns}
            sort={sorting}
            onSort={setSorting}
            isCovered={bulkActions !== null}
            rowIndex={renderRows && 1}
            selectAll={
              selectable
                ? {
                    label: words.selectAll,
                    shown: selection.shown,
                    isDisabled: loading || rowKeys.length === 0,
                    onSelectAll: selection.selectAll,
                  }
                : null
            }
          />
          <TableBody
            columns={columns}
            rows={shown}
            keys={keys}
            selection={selectable ? selection : null}
            isRowSelectable={isRowSelectable}
            loading={loading}
            renderRows={renderRows}
            region={region}
            words={words}
          />
        </table>
      </div>
      {!loading && rows.length === 0 && emptyState && <div data-part="empty">{emptyState}</div>}
      {footer && <div data-part="footer">{footer}</div>}
    </Root>
  );
}
