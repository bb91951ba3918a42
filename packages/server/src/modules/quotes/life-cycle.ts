import type { DealParty, QuoteStatus } from '@guildhall/contract';
import {
  quoteRules,
  quoteState,
  type QuoteAction,
  type QuoteFacts,
  type QuoteRule,
  type QuoteState,
} from '@guildhall/contract/quote-rules';
import type { Selectable } from 'kysely';
import type { QuotesTable } from '#db/schema.ts';
import { otherIsInactive } from '#modules/connections/refusals.ts';

export const otherParty = (party: DealParty): DealParty => (party === 'client' ? 'vendor' : 'client');

/** What is stored of a quote that its state depends on. */
export interface StoredQuote extends QuoteFacts {
  status: Selectable<QuotesTable>['status'];
  /** Of the last offer. */
  validUntil: Date | null;
}

/** The status of a quote at a time: an offer of the vendor can have expired. */
export const statusAt = (now: Date, { status, lastOfferBy, validUntil }: StoredQuote): QuoteStatus =>
  status === 'open' && lastOfferBy === 'vendor' && validUntil !== null && validUntil < now
    ? 'expired'
    : status;

/** The state of a quote at a time. */
export const stateOf = (quote: StoredQuote, now: Date): QuoteState =>
  quoteState({ ...quote, status: statusAt(now, quote) });

const refusals: Record<QuoteState, string> = {
  new: 'There is no offer yet.',
  offered: 'There is a new offer.',
  expired: 'The offer has expired.',
  countered: 'The last offer is the counter-offer of the client.',
  accepted: 'This quote was accepted.',
  cancelled: 'The order of this quote was cancelled.',
  declined: 'This quote was declined.',
  'passed-over': 'Another quote was chosen.',
  withdrawn: 'This quote was withdrawn.',
};

/** Why an action is not possible, as a sentence; undefined when it is. */
export function refusalOf(
  action: QuoteAction,
  state: QuoteState,
  { isOpen, isActive }: { isOpen: boolean; isActive: boolean },
): string | undefined {
  const { from, goesOn }: QuoteRule = quoteRules[action];
  if (!from.includes(state)) return refusals[state];
  if (!goesOn) return undefined;
  if (!isOpen) return 'The request is closed.';
  return isActive ? undefined : otherIsInactive;
}
