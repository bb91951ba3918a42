/** One price of a list that falls with the quantity. */
export interface PriceBreak {
  /** The least quantity that it is for; null while it is not written. */
  from: number | null;
  /** The price of one unit; null while it is not written. */
  price: number | null;
}

interface Bounds {
  /** The least quantity that is right in a row. */
  minFrom: number;
  /** The greatest price that is right in a row; undefined when any is. */
  maxPrice: number | undefined;
}

const isNumber = (value: number | null | undefined): value is number =>
  value !== null && value !== undefined && !Number.isNaN(value);

/**
 * What is right in each row: more than any quantity above it, and less than any price above it. The first has at least
 * `min`, and costs less than `below`.
 */
export function boundsOf(
  breaks: readonly PriceBreak[],
  { min, step, decimals, below }: { min: number; step: number; decimals: number; below?: number | undefined },
): Bounds[] {
  const lessThan = (price: number) => Number((price - 10 ** -decimals).toFixed(decimals));
  let minFrom = min;
  let maxPrice = isNumber(below) ? lessThan(below) : undefined;
  return breaks.map(({ from, price }) => {
    const bounds = { minFrom, maxPrice };
    if (isNumber(from)) minFrom = Math.max(minFrom, from + step);
    if (isNumber(price)) maxPrice = Math.min(maxPrice ?? Infinity, lessThan(price));
    return bounds;
  });
}
