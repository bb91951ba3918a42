import type { DealStatus } from '../deal.ts';
import type { ComparedOffer, ComparedQuote } from './compared-quote.ts';

/** What tells offers apart, each by a number: the less, the better. Null where an offer does not say. */
const measures = {
  total: ({ total }: ComparedOffer) => total,
  unitLanded: ({ unitLanded }: ComparedOffer) => unitLanded,
  leadDays: ({ leadDays }: ComparedOffer) => leadDays,
  validUntil: ({ validUntil }: ComparedOffer) => (validUntil === null ? null : -Date.parse(validUntil)),
};

/** A column that has a best. */
type Criterion = keyof typeof measures;

const ended: ReadonlySet<DealStatus> = new Set(['declined', 'withdrawn', 'expired', 'closed', 'cancelled']);

/** Whether its offer can no longer be had. */
export const isEnded = ({ status }: Pick<ComparedQuote, 'status'>) => ended.has(status);

/** The offer of a quote where its sums are known: not at a quantity for which it has no prices. */
export const pricedOffer = ({ offer, priceable = true }: ComparedQuote, isAtQuantity: boolean) =>
  isAtQuantity && !priceable ? null : offer;

/** What the landed prices of all quotes are prices of; undefined where they differ, and cannot be compared. */
export function landedUnit(quotes: readonly ComparedQuote[]): string | undefined {
  const units = quotes.map(({ offer }) => offer?.unitLanded != null && offer.lines[0]?.unit).filter(Boolean);
  return new Set(units).size === 1 ? (units[0] as string) : undefined;
}

/**
 * Finds the best by each criterion among the offers of vendors that can be had. What is as good as the best is best too;
 * where all are alike, none is.
 */
export function findBest(
  quotes: readonly ComparedQuote[],
  isAtQuantity: boolean,
): (quote: ComparedQuote, criterion: Criterion) => boolean {
  const contenders = quotes.filter(
    (quote) => !isEnded(quote) && pricedOffer(quote, isAtQuantity)?.by === 'vendor',
  );
  const best = new Map<Criterion, number>();
  for (const [criterion, measure] of Object.entries(measures) as [
    Criterion,
    (typeof measures)[Criterion],
  ][]) {
    const values = contenders.map(({ offer }) => measure(offer!)).filter((value) => value !== null);
    const least = Math.min(...values);
    const isComparable = criterion !== 'unitLanded' || landedUnit(contenders) !== undefined;
    if (isComparable && least < Math.max(...values)) best.set(criterion, least);
  }
  return (quote, criterion) =>
    contenders.includes(quote) &&
    best.has(criterion) &&
    measures[criterion](quote.offer!) === best.get(criterion);
}
