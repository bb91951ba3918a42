import type { ProductPriceBreak } from '@guildhall/contract';
import { formatMoney, toPaise } from '@guildhall/contract/money';

/** What price breaks depend on: amounts all in rupees, or all in paise. */
interface PricedByQuantity {
  price: number;
  minimumOrder?: number;
  priceBreaks?: readonly ProductPriceBreak[];
}

/**
 * A sentence for each field of price breaks that do not ascend above the minimum order and fall below the price.
 *
 * @param keepsBreaks whether they stay as they were, so that the price is wrong and not the first of them. It takes
 *   amounts in rupees.
 */
export function findPriceBreakErrors(
  { price, minimumOrder = 1, priceBreaks = [] }: PricedByQuantity,
  { keepsBreaks = false }: { keepsBreaks?: boolean } = {},
): Record<string, string> {
  const errors: Record<string, string> = {};
  let last = { from: minimumOrder, price };
  for (const [index, each] of priceBreaks.entries()) {
    if (each.from <= last.from)
      errors[`priceBreaks.${index}.from`] = `The quantity must be greater than ${last.from}.`;
    if (each.price >= last.price && keepsBreaks && index === 0)
      errors['price'] =
        `Price must be higher than ${formatMoney(toPaise(each.price))}, the price from ${each.from}.`;
    else if (each.price >= last.price)
      errors[`priceBreaks.${index}.price`] = 'The price must be lower than that of the smaller quantity.';
    last = each;
  }
  return errors;
}
