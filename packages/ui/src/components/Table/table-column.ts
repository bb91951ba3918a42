import type { ReactNode } from 'react';
import { formatNumber } from '#locale/format.ts';
import type { TableValue } from './sort-rows.ts';

/** One column: what it shows of every row. */
export interface TableColumn<Row> {
  /** Identifies the column, in `sort` too. It names the field of the row that is shown. */
  key: string;
  /** The content of its header: its name. With an icon alone it needs a text that is out of sight. */
  header: ReactNode;
  /**
   * The content of its cells. Without it the field, if that is text, or a number, written as the locale does: a year
   * needs a `render`.
   */
  render?: ((row: Row) => ReactNode) | undefined;
  /** The value that rows are sorted by. Without it the field. */
  value?: ((row: Row) => TableValue) | undefined;
  /**
   * The alignment of its cells, in reading direction. `end` is for numbers, digit below digit.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Whether one can sort by it: its head is then a button.
   * @default false
   */
  sortable?: boolean | undefined;
  /** The preferred width, as any CSS length. Content that does not fit makes it wider. */
  width?: string | undefined;
}

/** The field of a row that a column shows; undefined where that is an object. */
export function fieldOf<Row extends object>(row: Row, { key }: TableColumn<Row>): TableValue {
  const field: unknown = Reflect.get(row, key);
  return typeof field === 'object' && !(field instanceof Date) ? undefined : (field as TableValue);
}

/** A number as the locale writes it. */
const writeNumbers = (value: TableValue, locale: string) =>
  typeof value === 'number' ? formatNumber(value, { locale }) : value;

/** Text, and numbers as the locale writes them; what else a field may hold needs a `render`. */
export function contentOf<Row extends object>(row: Row, column: TableColumn<Row>, locale: string): ReactNode {
  if (column.render) return column.render(row);
  const field = writeNumbers(fieldOf(row, column), locale);
  return typeof field === 'string' ? field : null;
}

/** What a row is named by: the value of the first column, as text. */
export function nameOf<Row extends object>(
  row: Row,
  [column]: readonly [TableColumn<Row>, ...TableColumn<Row>[]],
  locale: string,
) {
  return String(writeNumbers(fieldOf(row, column) ?? column.value?.(row), locale) ?? '');
}
