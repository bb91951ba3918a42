export { Table, type TableProps } from './Table.tsx';
export type { TableColumn } from './table-column.ts';
export type { TableSort, TableValue } from './sort-rows.ts';
