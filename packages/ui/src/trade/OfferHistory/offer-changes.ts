import type { DealLine, DealOffer } from '../deal.ts';

/** What of a line can differ from one offer to the next. */
const lineFields = ['description', 'quantity', 'unit', 'unitPrice', 'taxPercent', 'hsn'] as const;

/** Something of an offer that differs from the one before. */
export type OfferChange =
  | { kind: 'total' | 'shipping' | 'shippingTax'; from: number; to: number }
  | { kind: 'leadDays'; from: number | null; to: number | null }
  | { kind: 'validUntil'; from: string; to: string }
  | { kind: 'terms'; from: string; to: string }
  | { kind: 'added' | 'removed'; line: DealLine }
  | { kind: (typeof lineFields)[number] | 'priceBreaks'; line: DealLine; before: DealLine };

const breaksOf = ({ priceBreaks = [] }: DealLine) => priceBreaks.map(({ from, price }) => [from, price]);

function lineChanges(line: DealLine, before: DealLine): OfferChange[] {
  const kinds = lineFields.filter((field) => (line[field] ?? '') !== (before[field] ?? ''));
  const haveOtherBreaks = JSON.stringify(breaksOf(line)) !== JSON.stringify(breaksOf(before));
  return [...kinds, ...(haveOtherBreaks ? (['priceBreaks'] as const) : [])].map((kind) => ({
    kind,
    line,
    before,
  }));
}

/**
 * What differs in an offer from the one before, the most important first; nothing when the terms are the same. Lines are
 * told apart by their ids. A counter-offer has no last day, so there is none to compare.
 */
export function offerChanges(offer: DealOffer, before: DealOffer): OfferChange[] {
  const changes: OfferChange[] = [];
  const linesBefore = new Map(before.lines.map((line) => [line.id, line]));
  const linesNow = new Set(offer.lines.map(({ id }) => id));

  if (offer.totals.total !== before.totals.total)
    changes.push({ kind: 'total', from: before.totals.total, to: offer.totals.total });
  for (const line of offer.lines) {
    const lineBefore = linesBefore.get(line.id);
    changes.push(...(lineBefore ? lineChanges(line, lineBefore) : [{ kind: 'added' as const, line }]));
  }
  for (const line of before.lines) if (!linesNow.has(line.id)) changes.push({ kind: 'removed', line });
  if (offer.shipping !== before.shipping)
    changes.push({ kind: 'shipping', from: before.shipping, to: offer.shipping });
  if (offer.shippingTaxPercent !== before.shippingTaxPercent)
    changes.push({ kind: 'shippingTax', from: before.shippingTaxPercent, to: offer.shippingTaxPercent });
  if (offer.leadDays !== before.leadDays)
    changes.push({ kind: 'leadDays', from: before.leadDays, to: offer.leadDays });
  if (offer.validUntil && before.validUntil && offer.validUntil !== before.validUntil)
    changes.push({ kind: 'validUntil', from: before.validUntil, to: offer.validUntil });
  if (offer.terms !== before.terms) changes.push({ kind: 'terms', from: before.terms, to: offer.terms });
  return changes;
}

/** By how much an amount differs from another, in percent of that; null from nothing. */
export const percentOfChange = (from: number, to: number): number | null =>
  from === 0 ? null : ((to - from) / from) * 100;
