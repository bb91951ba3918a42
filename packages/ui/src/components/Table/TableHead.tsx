'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { TableSort } from './sort-rows.ts';
import type { TableColumn } from './table-column.ts';

interface TableHeadProps<Row> {
  /** The columns, in reading order. */
  columns: readonly TableColumn<Row>[];
  /** What the table is sorted by. */
  sort: TableSort | null;
  /** Called with the requested sort order. */
  onSort: (sort: TableSort) => void;
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** The row of headers. Pressing one sorts by its column, from small to large first. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
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
