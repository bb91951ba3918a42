import { defaultTaxPercent } from '@guildhall/contract/limits';
import {
  AmountError,
  lineAmount,
  toPaise,
  toRupees,
  totalsOf,
  unitPriceAt,
  type Totals,
} from '@guildhall/contract/money';
import type { Offer, Product } from '@guildhall/contract';

/** A line of an offer as its form has it, in rupees. */
interface FormLine {
  quantity: number;
  unit: string;
  unitPrice: number;
  taxPercent?: number | undefined;
}

/** What an offer adds up to depends on these, in rupees. */
interface FormTerms {
  lines: readonly FormLine[];
  shipping?: number | undefined;
  shippingTaxPercent?: number | null | undefined;
}

const inRupees = ({ unitLanded, ...sums }: Totals) => ({
  goods: toRupees(sums.goods),
  tax: toRupees(sums.tax),
  shipping: toRupees(sums.shipping),
  total: toRupees(sums.total),
  unitLanded: unitLanded === null ? null : toRupees(unitLanded),
});

/** The result, or undefined for numbers of which no amount can be made. */
function orUndefined<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch (error) {
    if (error instanceof AmountError) return undefined;
    throw error;
  }
}

/** What an offer adds up to, and each of its lines, in rupees; undefined while its numbers make no amount. */
export const totalsOfOffer = ({ lines, shipping = 0, shippingTaxPercent }: FormTerms) =>
  orUndefined(() => {
    const stored = lines.map(({ unitPrice, taxPercent = defaultTaxPercent, ...line }) => ({
      ...line,
      taxPercent,
      unitPrice: toPaise(unitPrice),
    }));
    const charges = { lines: stored, shipping: toPaise(shipping) };
    const tax = shippingTaxPercent === undefined || shippingTaxPercent === null ? {} : { shippingTaxPercent };
    return {
      totals: inRupees(totalsOf({ ...charges, ...tax })),
      amounts: stored.map((line) => toRupees(lineAmount(line))),
    };
  });

/** What a unit and a quantity of a product cost, in rupees, after its discount and its price breaks. */
export const priceAt = (
  { price, discount, priceBreaks }: Pick<Product, 'price' | 'discount' | 'priceBreaks'>,
  quantity: number,
) =>
  orUndefined(() => {
    const breaks = priceBreaks.map((each) => ({ quantity: each.from, price: toPaise(each.price) }));
    const unitPrice = unitPriceAt({ price: toPaise(price), discount, priceBreaks: breaks }, quantity);
    return { unitPrice: toRupees(unitPrice), total: toRupees(lineAmount({ unitPrice, quantity })) };
  });

/** How many more units of a product reach the next lower price, and that price; undefined when there is none. */
export function nextBreakOf(product: Pick<Product, 'price' | 'discount' | 'priceBreaks'>, quantity: number) {
  const next = product.priceBreaks.find(({ from }) => from > quantity);
  const reached = next && priceAt(product, next.from);
  return next && reached && { more: next.from - quantity, unitPrice: reached.unitPrice };
}

/** What a unit and another quantity of an offered line would cost, in rupees: the prices of an offer are final. */
export const offeredPriceAt = (
  { unitPrice, priceBreaks }: Pick<Offer['lines'][number], 'unitPrice' | 'priceBreaks'>,
  quantity: number,
) => priceAt({ price: unitPrice, discount: 0, priceBreaks }, quantity);

/** What an offer of one line would add up to for another quantity; undefined for an offer of several lines. */
export function totalsAtQuantity({ lines, shipping, shippingTaxPercent }: Offer, quantity: number) {
  const [line, ...others] = lines;
  if (!line || others.length > 0) return undefined;
  const priced = offeredPriceAt(line, quantity);
  if (!priced) return undefined;
  const { unitPrice } = priced;
  return totalsOfOffer({ lines: [{ ...line, quantity, unitPrice }], shipping, shippingTaxPercent })?.totals;
}
