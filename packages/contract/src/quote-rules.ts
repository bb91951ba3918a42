import type { DealParty } from './schemas/offer.ts';
import type { QuoteStatus } from './schemas/quote.ts';

/**
 * Where a quote stands: without an offer; with a valid one of the vendor, or one that has expired; with a counter-offer;
 * accepted, or accepted and its order cancelled; declined by hand, or because another quote was chosen; withdrawn.
 */
export type QuoteState =
  | 'new'
  | 'offered'
  | 'expired'
  | 'countered'
  | 'accepted'
  | 'cancelled'
  | 'declined'
  | 'passed-over'
  | 'withdrawn';

/** What the state of a quote depends on. */
export interface QuoteFacts {
  status: QuoteStatus;
  lastOfferBy: DealParty | null;
  /** Who declined it; null when another quote was chosen. */
  closedBy: DealParty | null;
  /** Whether it has an order that is not cancelled. */
  hasOrder: boolean;
}

/** The state of a quote. This file loads nothing. */
export function quoteState({ status, lastOfferBy, closedBy, hasOrder }: QuoteFacts): QuoteState {
  if (status === 'accepted') return hasOrder ? 'accepted' : 'cancelled';
  if (status === 'declined') return closedBy === null ? 'passed-over' : 'declined';
  if (status !== 'open') return status;
  if (lastOfferBy === null) return 'new';
  return lastOfferBy === 'client' ? 'countered' : 'offered';
}

/** Who can do something with a quote, and when. */
export interface QuoteRule {
  by: readonly DealParty[];
  /** The states in which it can be done. */
  from: readonly QuoteState[];
  /** Whether it goes on with the deal: only while the request is open, and both companies are active. */
  goesOn: boolean;
}

const negotiated = ['new', 'offered', 'expired', 'countered'] as const;
/** A new offer of the vendor opens these again. */
const resumable = ['cancelled', 'passed-over', 'withdrawn'] as const;

/** What can be done with a quote. */
export const quoteRules = {
  offer: { by: ['vendor'], from: [...negotiated, ...resumable], goesOn: true },
  counter: { by: ['client'], from: ['offered', 'expired', 'countered'], goesOn: true },
  accept: { by: ['client'], from: ['offered'], goesOn: true },
  note: {
    by: ['client', 'vendor'],
    from: [...negotiated, ...resumable, 'accepted', 'declined'],
    goesOn: false,
  },
  // A vendor declines the request that was made to it alone.
  decline: { by: ['client', 'vendor'], from: negotiated, goesOn: false },
  withdraw: { by: ['vendor'], from: negotiated, goesOn: false },
} as const satisfies Record<string, QuoteRule>;
export type QuoteAction = keyof typeof quoteRules;
