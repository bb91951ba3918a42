import { maxPrice } from '@guildhall/contract/limits';
import { toPaise } from '@guildhall/contract/money';

/** Prices in paise, both ends included. */
export interface PriceRange {
  min: number;
  max: number;
}

const factors: Record<string, number> = { k: 1e3, thousand: 1e3, lakh: 1e5, lac: 1e5, crore: 1e7, cr: 1e7 };

const currency = String.raw`(?:rs\.?|inr|rupees|₹)\s*`;
const number = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+)(\.\d+)?(?:\s*(k|thousand|lakh|lac|crore|cr)s?)?`;
const unit = String.raw`(?:mm|cm|m|km|inch(?:es)?|in|ft|feet|µm|microns?|mg|g|gm|gsm|kg|kgs|tons?|tonnes?|ml|l|lit(?:re|er)s?|v|volts?|w|watts?|kw|kva|a|amps?|hp|rpm|bar|psi|mpa|hz|c|days?|weeks?|months?|years?|pcs|pieces?|units?|gb|tb)`;
// A number with a unit is a measure and no price: `bolts under 10 mm`.
const amount = String.raw`(?:${currency})?${number}(?:\s*(?:rupees|rs\.?|inr|/-))?(?![\p{L}\p{N}]|\s*[°%"']|[.,]\p{N}|\s*-?\s*${unit}(?![\p{L}\p{N}]))`;
const said = String.raw`(?<![\p{L}\p{N}])(?:(?:priced?|costing)\s+)?`;

const most = 'under|below|(?:less|cheaper) than|up ?to|at most';
const least = 'over|above|more than|at least';
const between = new RegExp(`${said}between\\s+${amount}\\s*(?:and|to|&|-)\\s*${amount}`, 'giu');
const bound = new RegExp(`${said}(${most}|(?:${least}))\\s+${amount}`, 'giu');
const isLeast = new RegExp(`^(?:${least})$`, 'iu');

function paiseOf(whole = '', decimals = '', factor = ''): number {
  const rupees = Number(whole.replaceAll(',', '') + decimals) * (factors[factor.toLowerCase()] ?? 1);
  return toPaise(Number(Math.min(rupees, maxPrice).toFixed(2)));
}

/**
 * Splits a search text into what says a price after the discount, such as `under Rs. 5,000`, and the rest. Without a
 * price the range is undefined and the rest is the text.
 */
export function readPriceRange(text: string): { rest: string; range: PriceRange | undefined } {
  const ends: PriceRange[] = [];
  const rest = text
    .normalize('NFC')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(between, (_, ...parts: (string | undefined)[]) => {
      const [one, other] = [paiseOf(...parts.slice(0, 3)), paiseOf(...parts.slice(3, 6))];
      ends.push({ min: Math.min(one, other), max: Math.max(one, other) });
      return ' ';
    })
    .replaceAll(bound, (_, word: string, ...parts: (string | undefined)[]) => {
      const price = paiseOf(...parts.slice(0, 3));
      ends.push(isLeast.test(word) ? { min: price, max: toPaise(maxPrice) } : { min: 0, max: price });
      return ' ';
    });
  if (ends.length === 0) return { rest: text, range: undefined };
  return {
    rest,
    range: {
      min: Math.max(...ends.map(({ min }) => min)),
      max: Math.min(...ends.map(({ max }) => max)),
    },
  };
}
