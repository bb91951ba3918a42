import type { Offer, Quote, QuoteSummary } from '@guildhall/contract';
import { toRupees } from '@guildhall/contract/money';
import type { AttachedFile, StoredLine } from '#db/schema.ts';
import { toStoredFile } from '#modules/files/stored-file.ts';
import { toRequest } from '#modules/requests/request.ts';
import { statusAt } from './life-cycle.ts';
import { toLine, toTotals } from './line.ts';
import type { QuoteRow, QuoteSummaryRow } from './queries.ts';

/** An offer out of the JSON of a query, in which times are text. */
export interface OfferJson extends Pick<
  Offer,
  'number' | 'by' | 'memberName' | 'shippingTaxPercent' | 'leadDays' | 'terms' | 'note'
> {
  lines: StoredLine[];
  files: AttachedFile[];
  shippingPaise: number;
  validUntil: string | null;
  at: string;
}

const toMoment = (text: string) => new Date(text).toISOString();

const toOffer = ({ lines, files, shippingPaise, validUntil, at, ...offer }: OfferJson): Offer => ({
  ...offer,
  lines: lines.map(toLine),
  files: files.map(toStoredFile),
  shipping: toRupees(shippingPaise),
  totals: toTotals({ lines, shippingPaise, shippingTaxPercent: offer.shippingTaxPercent }),
  validUntil: validUntil === null ? null : toMoment(validUntil),
  at: toMoment(at),
});

/** A quote as its two companies see it. */
export function toQuote(row: QuoteRow, now: Date): Quote {
  const {
    request,
    offers,
    notes,
    order,
    lastOfferBy: _by,
    validUntil: _until,
    hasOrder: _has,
    ...quote
  } = row;
  const { createdAt, closesAt, ...rest } = request;
  return {
    ...quote,
    status: statusAt(now, row),
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
    request: toRequest({
      ...rest,
      createdAt: new Date(createdAt),
      closesAt: closesAt === null ? null : new Date(closesAt),
    }),
    offers: offers.map(toOffer),
    notes: notes.map((note) => ({ ...note, at: toMoment(note.at) })),
    order,
  };
}

/** A quote as the list of those on a request has it. */
export function toQuoteSummary(row: QuoteSummaryRow, now: Date): QuoteSummary {
  const { offer, lastOfferBy: _by, validUntil: _until, hasOrder: _has, ...quote } = row;
  return {
    ...quote,
    status: statusAt(now, row),
    createdAt: quote.createdAt.toISOString(),
    updatedAt: quote.updatedAt.toISOString(),
    offer: offer && toOffer(offer),
  };
}
