export { Table, type TableColumn, type TableProps } from './Table.tsx';
export type { TableSort, TableValue } from './sort-rows.ts';
