import type { InventorySort } from '@guildhall/ui/trade/inventory-table';

const columns = [
  'name',
  'category',
  'listPrice',
  'discount',
  'stockQuantity',
  'sku',
] as const satisfies readonly InventorySort['key'][];

/** The order of an address: a column, after a minus from large to small. Null is the newest first. */
export function readInventorySort(params: URLSearchParams): InventorySort | null {
  const [, minus, name] = /^(-?)(.*)$/.exec(params.get('sort') ?? '')!;
  const key = columns.find((column) => column === name);
  return key ? { key, direction: minus ? 'descending' : 'ascending' } : null;
}

/** The order as an address and the call have it; empty for the newest first. */
export const writeInventorySort = (sort: InventorySort | null) =>
  sort ? (`${sort.direction === 'descending' ? '-' : ''}${sort.key}` as const) : '';
