import type { DealParty } from '../deal.ts';

/** Something that began or ended a negotiation. */
export interface OfferHistoryEvent {
  /** Its id. */
  id: string;
  /** What happened: a quote was asked for, declined, taken back or accepted. */
  kind: 'requested' | 'declined' | 'withdrawn' | 'accepted';
  /** Which side did it. */
  by: DealParty;
  /** The person who did it; empty where it happened by itself. */
  memberName: string;
  /** Why. */
  reason?: string | undefined;
  /** When: an ISO date and time. */
  at: string;
}
