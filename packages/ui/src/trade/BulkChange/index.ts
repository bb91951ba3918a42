export { BulkChange, type BulkChangeProps } from './BulkChange.tsx';
export type { BulkProduct } from './bulk-product.ts';
export type { BulkChangeLabels } from './BulkChange.labels.ts';
