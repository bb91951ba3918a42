/**
 * Money in whole paise, so that sums are exact. Server and app compute with the same functions. This file imports
 * nothing, so a browser loads them alone. All of them throw AmountError for a number that is negative, has too many
 * decimals, or makes an amount too large.
 */

/** A number of which no amount can be made. */
export class AmountError extends RangeError {
  override name = 'AmountError';
}

/** The largest amount, in paise. */
export const maxAmount = 9_000_000_000_000_000;

const moneyDecimals = 2;
const percentDecimals = 2;
const quantityDecimals = 3;
const paisePerRupee = 10n ** BigInt(moneyDecimals);
const wholePercent = 100n * 10n ** BigInt(percentDecimals);
const wholeQuantity = 10n ** BigInt(quantityDecimals);

/** The digits of a number that is written without an exponent. */
const digitsOf = (value: number) => /^-?(\d+)(?:\.(\d+))?$/.exec(String(value))?.slice(1);

/** Whether a number, as it is written, has at most so many decimals; 19.99 has two. */
export function hasDecimals(value: number, atMost: number): boolean {
  const digits = digitsOf(value);
  return digits !== undefined && (digits[1]?.length ?? 0) <= atMost;
}

/** A number as a whole multiple of its last decimal. */
function scale(value: number, decimals: number): bigint {
  if (value < 0 || !hasDecimals(value, decimals))
    throw new AmountError(`${value} is negative or has more than ${decimals} decimals.`);
  const [whole = '', fraction = ''] = digitsOf(value)!;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

function toAmount(paise: bigint): number {
  if (paise > BigInt(maxAmount)) throw new AmountError('The amount is too large.');
  return Number(paise);
}

const paiseOf = (amount: number): bigint => BigInt(toAmount(scale(amount, 0)));

/** A quotient of numbers that are not negative, rounded half up. */
const divide = (dividend: bigint, divisor: bigint): bigint => (2n * dividend + divisor) / (2n * divisor);

/** Rupees with at most two decimals as paise. */
export const toPaise = (rupees: number): number => toAmount(scale(rupees, moneyDecimals));

/** Paise as rupees. Exact for amounts of up to 15 digits. */
export const toRupees = (paise: number): number => paise / Number(paisePerRupee);

/** `percent` of an amount, in paise, half up. The percent has at most two decimals. */
export const percentOf = (amount: number, percent: number): number =>
  toAmount(divide(paiseOf(amount) * scale(percent, percentDecimals), wholePercent));

/** A price less a discount of 0 to 100 percent, in paise, half up. The percent has at most two decimals. */
export function netPrice(price: number, discount: number): number {
  const off = scale(discount, percentDecimals);
  if (off > wholePercent) throw new AmountError(`A discount of ${discount} percent is more than the price.`);
  return toAmount(divide(paiseOf(price) * (wholePercent - off), wholePercent));
}

/** An amount changed by a percent of at least -100, in paise, half up. The percent has at most two decimals. */
export function changeByPercent(amount: number, percent: number): number {
  const change = scale(Math.abs(percent), percentDecimals) * (percent < 0 ? -1n : 1n);
  if (change < -wholePercent) throw new AmountError(`${percent} percent would make the amount negative.`);
  return toAmount(divide(paiseOf(amount) * (wholePercent + change), wholePercent));
}

/** The price of a unit from a quantity on. */
export interface PriceBreak {
  quantity: number;
  /** In paise, before the discount. */
  price: number;
}

/** A price of a unit, and what it depends on. */
export interface Pricing {
  /** Below the first break, in paise, before the discount. */
  price: number;
  /** The quantities ascend, and the prices fall. `@default none` */
  priceBreaks?: readonly PriceBreak[];
  /** Percent off, at most two decimals. `@default 0` */
  discount?: number;
}

/** What a unit costs when `quantity` are bought, in paise, half up. */
export function unitPriceAt({ price, priceBreaks = [], discount = 0 }: Pricing, quantity: number): number {
  const bought = scale(quantity, quantityDecimals);
  let last = { from: 0n, price };
  let reached = price;
  for (const each of priceBreaks) {
    const from = scale(each.quantity, quantityDecimals);
    if (from <= last.from || each.price >= last.price)
      throw new AmountError('The quantities of price breaks must ascend, and their prices fall.');
    last = { from, price: each.price };
    if (from <= bought) reached = each.price;
  }
  return netPrice(reached, discount);
}

/** A line of an offer or an order. */
export interface Line {
  /** In paise, before tax. */
  unitPrice: number;
  /** At most three decimals. */
  quantity: number;
  /** What is counted: piece, kg. */
  unit: string;
  /** At most two decimals. */
  taxPercent: number;
}

/** What a line costs before tax, in paise, half up. */
export const lineAmount = ({ unitPrice, quantity }: Pick<Line, 'unitPrice' | 'quantity'>): number =>
  toAmount(divide(paiseOf(unitPrice) * scale(quantity, quantityDecimals), wholeQuantity));

/** The lines of an offer or an order, and their shipping. */
export interface Charges {
  lines: readonly Line[];
  /** In paise, before tax. `@default 0` */
  shipping?: number;
  /** `@default the highest of the lines` */
  shippingTaxPercent?: number;
}

/** The sums of an offer or an order, in paise. */
export interface Totals {
  /** All lines, before tax. */
  goods: number;
  /** Rounded for each line and for the shipping. */
  tax: number;
  /** Before tax. */
  shipping: number;
  total: number;
  /** The part of the total that one unit bears; null unless all lines are counted in one unit. */
  unitLanded: number | null;
}

const sum = (amounts: readonly number[]): number =>
  toAmount(amounts.reduce((all, amount) => all + BigInt(amount), 0n));

/** Adds an offer or an order up. */
export function totalsOf({ lines, shipping = 0, shippingTaxPercent }: Charges): Totals {
  const amounts = lines.map(lineAmount);
  const shippingTax = shippingTaxPercent ?? Math.max(0, ...lines.map(({ taxPercent }) => taxPercent));
  const goods = sum(amounts);
  const tax = sum([
    ...lines.map(({ taxPercent }, at) => percentOf(amounts[at]!, taxPercent)),
    percentOf(shipping, shippingTax),
  ]);
  const total = sum([goods, tax, shipping]);
  const quantity = lines.reduce((all, line) => all + scale(line.quantity, quantityDecimals), 0n);
  const isOneUnit = quantity > 0n && new Set(lines.map(({ unit }) => unit)).size === 1;
  const unitLanded = isOneUnit ? toAmount(divide(BigInt(total) * wholeQuantity, quantity)) : null;
  return { goods, tax, shipping, total, unitLanded };
}

const groups = new Intl.NumberFormat('en-IN');

/** Paise as rupees in Indian groups, with two decimals: "1,03,840.00". */
export function formatAmount(paise: number): string {
  const amount = paiseOf(paise);
  const rest = String(amount % paisePerRupee).padStart(moneyDecimals, '0');
  return `${groups.format(amount / paisePerRupee)}.${rest}`;
}

/** Paise as people read them: "Rs. 1,03,840.00". */
export const formatMoney = (paise: number): string => `Rs. ${formatAmount(paise)}`;
