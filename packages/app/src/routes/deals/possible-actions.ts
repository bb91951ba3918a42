import type { DealParty, DealStatus, OrderStatus, Quote } from '@guildhall/contract';
import { quoteRules, quoteState, type QuoteAction, type QuoteRule } from '@guildhall/contract/quote-rules';

/** What a side can do with a deal now, as far as the deal tells: whether the other company is active only the server knows. */
export interface PossibleActions {
  status: DealStatus;
  accept: boolean;
  counter: boolean;
  offer: boolean;
  offerKind: 'first' | 'further' | 'renewal';
  agree: boolean;
  decline: boolean;
  withdraw: boolean;
}

/** Which offer is made: a counter-offer, a vendor's offer, or one that repeats the terms of a counter-offer. */
export const offerKinds = ['counter', 'offer', 'agree'] as const satisfies readonly (keyof PossibleActions)[];

export type OfferKind = (typeof offerKinds)[number];

/** What can be done with a deal by one of its sides; `orderStatus` is undefined while there is no order. */
export function possibleActions(
  { status, closedBy, offers, request }: Pick<Quote, 'status' | 'closedBy' | 'offers' | 'request'>,
  side: DealParty,
  orderStatus: OrderStatus | undefined,
): PossibleActions {
  const last = offers.at(-1);
  const isOpen = request.status === 'open';
  const state = quoteState({
    status,
    closedBy,
    lastOfferBy: last?.by ?? null,
    hasOrder: orderStatus !== 'cancelled',
  });
  const may = (action: QuoteAction): boolean => {
    const { by, from, goesOn }: QuoteRule = quoteRules[action];
    return by.includes(side) && from.includes(state) && (isOpen || !goesOn);
  };
  // Before its first offer a vendor declines the request that was made to it alone; after that it withdraws.
  const declines = side === 'client' || (request.vendorId !== null && !last);
  const isOver = !isOpen && (status === 'open' || status === 'expired');
  return {
    status: orderStatus ?? (isOver ? 'closed' : status),
    accept: may('accept'),
    counter: may('counter'),
    offer: may('offer'),
    offerKind: last ? (state === 'expired' ? 'renewal' : 'further') : 'first',
    agree: may('offer') && state === 'countered',
    decline: may('decline') && declines,
    withdraw: may('withdraw') && !declines,
  };
}
