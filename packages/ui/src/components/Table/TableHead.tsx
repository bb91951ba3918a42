'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Checkbox } from '#components/Checkbox/Checkbox.tsx';
import type { TableSort } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';

interface TableHeadProps<Row> {
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** What the table is sorted by. */
  sort: TableSort | null;
  /** Called with the requested sort order. */
  onSort: (sort: TableSort) => void;
  /** Whether the bulk bar covers the headers: then the focus passes over them. */
  isCovered: boolean;
  /** The number of this row, where not all of them are rendered. */
  rowIndex: number | undefined;
  /** The checkbox for all rows; null where rows cannot be selected. */
  selectAll: {
    label: string;
    shown: 'none' | 'some' | 'all';
    isDisabled: boolean;
    onSelectAll: (isSelected: boolean) => void;
  } | null;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The row of headers. Pressing one sorts by its column, from small to large first. */
export function TableHead<Row>({
  columns,
  sort,
  onSort,
  isCovered,
  rowIndex,
  selectAll,
}: TableHeadProps<Row>) {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        {selectAll && (
          <th data-part="select" scope="col">
            <Checkbox
              label={selectAll.label}
              hideLabel
              checked={selectAll.shown === 'all'}
              indeterminate={selectAll.shown === 'some'}
              onCheckedChange={selectAll.onSelectAll}
              disabled={selectAll.isDisabled}
            />
          </th>
        )}
        {columns.map(({ key, header, align = 'start', sortable = false, width }) => {
          const direction = sort?.key === key ? sort.direction : undefined;
          const Icon = icons[direction ?? 'none'];
          return (
            <th
              key={key}
              data-part="header"
              data-justify={align}
              scope="col"
              aria-sort={direction}
              style={{ inlineSize: width }}
            >
              {sortable ? (
                <button
                  data-part="sort"
                  type="button"
                  tabIndex={isCovered ? -1 : undefined}
                  onClick={() =>
                    onSort({ key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
                  }
                >
                  {header}
                  <Icon size={14} aria-hidden />
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
