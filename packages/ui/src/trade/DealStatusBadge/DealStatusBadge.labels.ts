/** The words of DealStatusBadge, by status. */
export interface DealStatusBadgeLabels {
  /** A request or a quote that goes on. */
  open: string;
  /** A request for which a quote was accepted. */
  awarded: string;
  /** A request that was closed, or a quote on it. */
  closed: string;
  /** A quote that the client accepted. */
  accepted: string;
  /** A quote that the client declined. */
  declined: string;
  /** A quote that the vendor took back. */
  withdrawn: string;
  /** A quote whose last offer is no longer valid. */
  expired: string;
  /** An order that the vendor has yet to confirm. */
  placed: string;
  /** An order that the vendor has confirmed. */
  confirmed: string;
  /** An order of which something has left the vendor. */
  dispatched: string;
  /** An order that has arrived. */
  delivered: string;
  /** An order that is done. */
  completed: string;
  /** An order that one side cancelled. */
  cancelled: string;
}

export const dealStatusBadgeLabels: DealStatusBadgeLabels = {
  open: 'Open',
  awarded: 'Awarded',
  closed: 'Closed',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
  placed: 'Placed',
  confirmed: 'Confirmed',
  dispatched: 'Dispatched',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
};
