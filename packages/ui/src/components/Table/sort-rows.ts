/** A value that rows can be sorted by. */
export type TableValue = string | number | boolean | Date | null | undefined;

/** By which column a table is sorted, and which way. */
export interface TableSort {
  /** The `key` of the column. */
  key: string;
  /** From small to large, or from large to small. */
  direction: 'ascending' | 'descending';
}

const isEmpty = (value: TableValue) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value !== 'string' && isNaN(Number(value)));

function compare(a: TableValue, b: TableValue, collator: Intl.Collator): number {
  if (typeof a === 'string' || typeof b === 'string') return collator.compare(String(a), String(b));
  return Number(a) < Number(b) ? -1 : Number(Number(a) > Number(b));
}

/**
 * A sorted copy: words as `locale` orders them, with the numbers in them by their size, false before true, the
 * earlier date first. Empty values come last in both directions, and equal ones keep their order.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => TableValue,
  direction: TableSort['direction'],
  locale: string,
): Row[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row), last: isEmpty(valueOf(row)) }))
    .sort((a, b) =>
      a.last || b.last ? Number(a.last) - Number(b.last) : sign * compare(a.value, b.value, collator),
    )
    .map(({ row }) => row);
}
