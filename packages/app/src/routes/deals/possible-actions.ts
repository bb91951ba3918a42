import type { DealParty, DealStatus, OrderStatus, Quote } from '@guildhall/contract';

/** What a side can do with a deal now, as the server will judge it. */
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

/** What can be done with a deal by one of its sides; `orderStatus` is undefined while there is no order. */
export function possibleActions(
  { status, closedBy, offers, request }: Pick<Quote, 'status' | 'closedBy' | 'offers' | 'request'>,
  side: DealParty,
  orderStatus: OrderStatus | undefined,
): PossibleActions {
  const last = offers.at(-1);
  const isOpen = request.status === 'open';
  const isNegotiated = status === 'open' || status === 'expired';
  const isResumable =
    status === 'withdrawn' ||
    (status === 'declined' && closedBy === null) ||
    (status === 'accepted' && orderStatus === 'cancelled');
  const isClient = side === 'client';
  // Before its first offer a vendor declines the request that was made to it alone; after that it withdraws.
  const declines = !isClient && request.vendorId !== null && !last;
  return {
    status: orderStatus ?? (isNegotiated && !isOpen ? 'closed' : status),
    accept: isClient && isOpen && status === 'open' && last?.by === 'vendor',
    counter: isClient && isOpen && isNegotiated && last !== undefined,
    offer: !isClient && isOpen && (isNegotiated || isResumable),
    offerKind: last ? (status === 'expired' ? 'renewal' : 'further') : 'first',
    agree: !isClient && isOpen && isNegotiated && last?.by === 'client',
    decline: isNegotiated && (isClient || declines),
    withdraw: !isClient && isNegotiated && !declines,
  };
}
