export { InventoryTable, type InventorySort, type InventoryTableProps } from './InventoryTable.tsx';
export type {
  InventoryActions,
  InventoryChanges,
  InventoryProduct,
  OutdatedProduct,
  SaveInventoryChanges,
} from './inventory-product.ts';
export type { InventoryTableLabels } from './InventoryTable.labels.ts';
