export { Table, type TableProps } from './Table.tsx';
export type { TableColumn } from './table-column.ts';
export type { TableSort, TableValue } from './sort-rows.ts';
export type { TableRows } from './TableBody.tsx';
export type { TableSelection } from './use-selection.ts';
export type { TableLabels } from './Table.labels.ts';
