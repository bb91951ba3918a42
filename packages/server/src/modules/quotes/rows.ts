/** What the steps of a negotiation store. */

import { defaultTaxPercent, type DealParty, type NewOffer, type NewOfferLine } from '@guildhall/contract';
import { AmountError, toPaise, totalsOf } from '@guildhall/contract/money';
import { sql, type Insertable } from 'kysely';
import type { AttachedFile, OffersTable, QuotesTable, StoredLine } from '#db/schema.ts';
import { BadRequestError } from '#http/errors.ts';
import { otherParty } from './life-cycle.ts';

interface NewQuote {
  id: string;
  requestId: string;
  clientId: string;
  vendorId: string;
  waitsFor: DealParty;
  at: Date;
}

/** A quote without an offer. */
export const toQuoteRow = ({ id, requestId, clientId, vendorId, waitsFor, at }: NewQuote) =>
  ({
    id,
    request_id: requestId,
    client_id: clientId,
    vendor_id: vendorId,
    waits_for: waitsFor,
    place: id,
    created_at: at,
    updated_at: at,
  }) satisfies Insertable<QuotesTable>;

/** The quotes `moved` that are to come first in the lists of deals, each with its new place. */
export const newPlaces = (ids: readonly string[], newId: () => string) =>
  sql<{ id: string; place: string }>`unnest(${ids}::uuid[], ${ids.map(() => newId())}::uuid[])`.as<'moved'>(
    sql`moved(id, place)`,
  );

/** The terms of an offer as they are stored, and what they add up to. */
export interface Terms {
  lines: StoredLine[];
  shippingPaise: number;
  shippingTaxPercent: number;
  leadDays: number | null;
  validUntil: Date | null;
  terms: string;
  note: string;
  files: readonly AttachedFile[];
  totalPaise: number;
}

const toStoredLine = (
  {
    id,
    description,
    productId,
    hsn = '',
    quantity,
    unit,
    unitPrice,
    taxPercent,
    priceBreaks = [],
  }: NewOfferLine,
  newId: () => string,
): StoredLine => ({
  id: id ?? newId(),
  description,
  productId: productId ?? null,
  hsn,
  quantity,
  unit,
  unitPrice: toPaise(unitPrice),
  taxPercent: taxPercent ?? defaultTaxPercent,
  priceBreaks: priceBreaks.map(({ from, price }) => ({ from, price: toPaise(price) })),
});

/** The sum of all. Throws BadRequestError when it is too large. */
function totalOf(lines: readonly StoredLine[], shipping: number, shippingTaxPercent: number): number {
  try {
    return totalsOf({ lines, shipping, shippingTaxPercent }).total;
  } catch (error) {
    if (error instanceof AmountError) throw new BadRequestError({ 'offer.lines': 'The total is too large.' });
    throw error;
  }
}

/** What an offer says, as it is stored. Throws BadRequestError when its total is too large. */
export function toTerms(
  offer: NewOffer,
  { validUntil, files, newId }: Pick<Terms, 'validUntil' | 'files'> & { newId: () => string },
): Terms {
  const lines = offer.lines.map((line) => toStoredLine(line, newId));
  const shippingPaise = toPaise(offer.shipping ?? 0);
  const shippingTaxPercent =
    offer.shippingTaxPercent ?? Math.max(...lines.map(({ taxPercent }) => taxPercent));
  return {
    lines,
    shippingPaise,
    shippingTaxPercent,
    leadDays: offer.leadDays ?? null,
    validUntil,
    terms: offer.terms ?? '',
    note: offer.note ?? '',
    files,
    totalPaise: totalOf(lines, shippingPaise, shippingTaxPercent),
  };
}

/** Which offer of a quote it is, and who made it. */
export interface MadeOffer {
  quoteId: string;
  number: number;
  by: DealParty;
  memberId: string;
  at: Date;
}

/** An offer, apart from the name of its member. */
export const toOfferRow = (
  { lines, shippingPaise, shippingTaxPercent, leadDays, validUntil, terms, note, files }: Terms,
  { quoteId, number, by, memberId, at }: MadeOffer,
) =>
  ({
    quote_id: quoteId,
    number,
    by,
    member_id: memberId,
    lines: JSON.stringify(lines),
    shipping_paise: shippingPaise,
    shipping_tax_percent: shippingTaxPercent,
    lead_days: leadDays,
    valid_until: validUntil,
    terms,
    note,
    files: JSON.stringify(files),
    at,
  }) satisfies Omit<Insertable<OffersTable>, 'member_name'>;

/** What a quote shows of its last offer. */
export const afterOffer = (
  { validUntil, totalPaise }: Terms,
  { number, by }: Pick<MadeOffer, 'number' | 'by'>,
) =>
  ({
    offer_count: number,
    last_offer_by: by,
    valid_until: validUntil,
    total_paise: totalPaise,
    waits_for: otherParty(by),
    status: 'open',
    stage: 'open',
    closed_by: null,
    reason: '',
  }) as const;

/** A quote that was accepted, whose order is placed. */
export const accepted = { status: 'accepted', stage: 'order', waits_for: 'vendor' } as const;

/** A quote that has ended. */
export const closed = { stage: 'closed', waits_for: null } as const;

/** A quote that one side has ended. */
export const ended = (status: 'declined' | 'withdrawn', closedBy: DealParty, reason: string) =>
  ({ ...closed, status, closed_by: closedBy, reason }) as const;

/** An open quote on a request of which another quote was accepted. */
export const passedOver = {
  ...closed,
  status: 'declined',
  closed_by: null,
  reason: 'Another quote was chosen.',
} as const;
