import type { DealTotals, OfferLine } from '@guildhall/contract';
import { lineAmount, toRupees, totalsOf } from '@guildhall/contract/money';
import type { StoredLine } from '#db/schema.ts';

/** A stored line as responses have it. */
export const toLine = ({ unitPrice, priceBreaks, ...line }: StoredLine): OfferLine => ({
  ...line,
  unitPrice: toRupees(unitPrice),
  priceBreaks: priceBreaks.map(({ from, price }) => ({ from, price: toRupees(price) })),
  amount: toRupees(lineAmount({ unitPrice, quantity: line.quantity })),
});

/** The terms of an offer or an order that its sums depend on, in paise. */
export interface StoredCharges {
  lines: readonly StoredLine[];
  shippingPaise: number;
  shippingTaxPercent: number;
}

/** The sums of stored terms, in rupees. */
export function toTotals({ lines, shippingPaise, shippingTaxPercent }: StoredCharges): DealTotals {
  const { unitLanded, ...sums } = totalsOf({ lines, shipping: shippingPaise, shippingTaxPercent });
  const inRupees = Object.fromEntries(Object.entries(sums).map(([name, paise]) => [name, toRupees(paise)]));
  return { ...(inRupees as typeof sums), unitLanded: unitLanded === null ? null : toRupees(unitLanded) };
}
