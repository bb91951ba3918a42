import type { InventorySort } from '#trade/InventoryTable/InventoryTable.tsx';

/** The orders that a list without column headers offers. */
export const inventoryOrders = [
  'newest',
  'byName',
  'cheapestFirst',
  'dearestFirst',
  'leastStockFirst',
] as const;
type InventoryOrder = (typeof inventoryOrders)[number];

const sorts: Record<Exclude<InventoryOrder, 'newest'>, InventorySort> = {
  byName: { key: 'name', direction: 'ascending' },
  cheapestFirst: { key: 'listPrice', direction: 'ascending' },
  dearestFirst: { key: 'listPrice', direction: 'descending' },
  leastStockFirst: { key: 'stockQuantity', direction: 'ascending' },
};

/** What an order sorts by; null for the newest first. */
export const sortOf = (order: InventoryOrder): InventorySort | null =>
  order === 'newest' ? null : sorts[order];

/** The order that sorts so; that of the newest where none does. */
export const orderOf = (sort: InventorySort | null | undefined): InventoryOrder =>
  inventoryOrders.find((order) => {
    const own = sortOf(order);
    return own && own.key === sort?.key && own.direction === sort.direction;
  }) ?? 'newest';
