import type { BulkChange, ProductPriceBreak } from '@guildhall/contract';
import { newProductFields } from '@guildhall/contract/fields';
import { AmountError, changeByPercent, formatMoney, toPaise } from '@guildhall/contract/money';
import { findPriceBreakErrors } from './price-breaks.ts';

const maxPrice = toPaise(newProductFields.price.max);

/** What a change of many products depends on, as it is stored. */
export interface BulkProduct {
  price_paise: number;
  price_breaks: readonly ProductPriceBreak[];
  discount: number;
  status: string;
}

function newPrices(
  { price_paise: price, price_breaks: breaks }: BulkProduct,
  percent: number,
): Pick<BulkProduct, 'price_paise' | 'price_breaks'> | string {
  const tooMuch = `Its price would be more than ${formatMoney(maxPrice)}.`;
  try {
    const price_paise = changeByPercent(price, percent);
    if (price_paise > maxPrice) return tooMuch;
    const price_breaks = breaks.map((each) => ({
      from: each.from,
      price: changeByPercent(each.price, percent),
    }));
    const errors = findPriceBreakErrors({ price: price_paise, minimumOrder: 0, priceBreaks: price_breaks });
    if (Object.keys(errors).length > 0) return 'The prices of its price breaks would no longer fall.';
    return { price_paise, price_breaks };
  } catch (error) {
    if (error instanceof AmountError) return tooMuch;
    throw error;
  }
}

/** The columns of a product that a change of many would alter, or a sentence why it cannot. */
export function changesOf(
  product: BulkProduct,
  { pricePercent, discount, status }: BulkChange['change'],
): Partial<BulkProduct> | string {
  const prices = pricePercent === undefined ? {} : newPrices(product, pricePercent);
  if (typeof prices === 'string') return prices;
  const wanted = {
    ...prices,
    ...(discount !== undefined && { discount }),
    ...(status !== undefined && { status }),
  };
  const isNew = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(product[name as keyof BulkProduct]);
  return Object.fromEntries(Object.entries(wanted).filter(isNew));
}
