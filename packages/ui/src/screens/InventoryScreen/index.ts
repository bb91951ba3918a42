export { InventoryScreen, type InventoryScreenProps } from './InventoryScreen.tsx';
export type { InventoryProduct, InventorySort } from './InventoryScreenTable.tsx';
