import type { ProductPriceBreak } from '@guildhall/contract';

/** What price breaks depend on: amounts all in rupees, or all in paise. */
export interface PricedByQuantity {
  price: number;
  minimumOrder?: number;
  priceBreaks?: readonly ProductPriceBreak[];
}

/** A sentence for each field of price breaks that do not ascend above the minimum order and fall below the price. */
export function findPriceBreakErrors({
  price,
  minimumOrder = 1,
  priceBreaks = [],
}: PricedByQuantity): Record<string, string> {
  const errors: Record<string, string> = {};
  let last = { from: minimumOrder, price };
  for (const [index, each] of priceBreaks.entries()) {
    if (each.from <= last.from)
      errors[`priceBreaks.${index}.from`] = `The quantity must be greater than ${last.from}.`;
    if (each.price >= last.price)
      errors[`priceBreaks.${index}.price`] = 'The price must be lower than that of the smaller quantity.';
    last = each;
  }
  return errors;
}
