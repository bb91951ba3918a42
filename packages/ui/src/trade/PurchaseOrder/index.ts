export { PurchaseOrder, type PurchaseOrderProps } from './PurchaseOrder.tsx';
export type { PurchaseOrderCompany } from './PurchaseOrderCompany.tsx';
export type { PurchaseOrderLabels } from './PurchaseOrder.labels.ts';
