import type { DealParty } from '@guildhall/contract';
import type { Selectable } from 'kysely';
import type { QuotesTable } from '#db/schema.ts';
import { otherIsInactive } from '#modules/connections/refusals.ts';

export const otherParty = (party: DealParty): DealParty => (party === 'client' ? 'vendor' : 'client');

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
  status: Selectable<QuotesTable>['status'];
  lastOfferBy: DealParty | null;
  /** Of the last offer. */
  validUntil: Date | null;
  /** Who declined it; null when another quote was chosen. */
  closedBy: DealParty | null;
  /** Whether it has an order that is not cancelled. */
  hasOrder: boolean;
}

/** The state of a quote at a time. */
export function stateOf(
  { status, lastOfferBy, validUntil, closedBy, hasOrder }: QuoteFacts,
  now: Date,
): QuoteState {
  if (status === 'accepted') return hasOrder ? 'accepted' : 'cancelled';
  if (status === 'declined') return closedBy === null ? 'passed-over' : 'declined';
  if (status === 'withdrawn') return 'withdrawn';
  if (lastOfferBy === null) return 'new';
  if (lastOfferBy === 'client') return 'countered';
  return validUntil !== null && validUntil < now ? 'expired' : 'offered';
}

interface Rule {
  by: readonly DealParty[];
  /** The states in which it can be done. */
  from: readonly QuoteState[];
  /** Whether it goes on with the deal: only while the request is open, and both companies are active. */
  goesOn: boolean;
}

const negotiated = ['new', 'offered', 'expired', 'countered'] as const;
/** A new offer of the vendor opens these again. */
const resumable = ['cancelled', 'passed-over', 'withdrawn'] as const;

/** What can be done with a quote, by whom and when. */
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
} as const satisfies Record<string, Rule>;
export type QuoteAction = keyof typeof quoteRules;

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
  const { from, goesOn }: Rule = quoteRules[action];
  if (!from.includes(state)) return refusals[state];
  if (!goesOn) return undefined;
  if (!isOpen) return 'The request is closed.';
  return isActive ? undefined : otherIsInactive;
}
