/** What happens to a stock: so many more, fewer when below 0, or exactly so many. */
export type StockChange = { readonly change: number } | { readonly quantity: number };

/** The kinds of a change, as they are chosen. */
export const stockChangeKinds = ['add', 'remove', 'set'] as const;
export type StockChangeKind = (typeof stockChangeKinds)[number];

export const toStockChange = (kind: StockChangeKind, quantity: number): StockChange =>
  kind === 'set' ? { quantity } : { change: kind === 'add' ? quantity : -quantity };
