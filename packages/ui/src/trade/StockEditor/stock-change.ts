import { formatNumber } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';

/** What happens to a stock: so many more, fewer when below 0, or exactly so many. */
export type StockChange = { readonly change: number } | { readonly quantity: number };

/** The kinds of a change, as they are chosen. */
export const stockChangeKinds = ['add', 'remove', 'set'] as const;
export type StockChangeKind = (typeof stockChangeKinds)[number];

export const toStockChange = (kind: StockChangeKind, quantity: number): StockChange =>
  kind === 'set' ? { quantity } : { change: kind === 'add' ? quantity : -quantity };

/** A quantity with its unit: `160 kg`. Pieces are the numbers alone. */
export const writeQuantity = (
  quantity: number,
  unit: string | undefined,
  locale: Pick<Locale, 'locale'>,
): string =>
  unit && unit !== 'piece' ? `${formatNumber(quantity, locale)} ${unit}` : formatNumber(quantity, locale);
