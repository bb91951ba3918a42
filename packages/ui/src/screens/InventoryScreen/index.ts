export { InventoryScreen, type InventoryScreenProps } from './InventoryScreen.tsx';
export type { InventoryNotice } from './InventoryScreenNotice.tsx';
export type { InventoryScreenLabels } from './InventoryScreen.labels.ts';
