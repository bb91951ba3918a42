export { Pagination, type PaginationProps } from './Pagination.tsx';
export type { PaginationLabels } from './Pagination.labels.ts';
