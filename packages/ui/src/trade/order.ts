import type { DealLine, OrderStatus } from './deal.ts';

/** A line of an order: of the accepted offer, with what has become of it. */
export interface OrderLine extends DealLine {
  /** How many are in all shipments together. */
  shipped: number;
}

/** A part of an order that has left the vendor. */
export interface OrderShipment {
  /** Its id. */
  id: string;
  /** How many of which lines. */
  lines: readonly { readonly lineId: string; readonly quantity: number }[];
  /** Who carries it; empty when not said. */
  carrier: string;
  /** The number by which the carrier finds it; empty when there is none. */
  tracking: string;
  /** Who added it. */
  memberName: string;
  /** When: an ISO date and time. */
  at: string;
}

/** A step that an order has taken. */
export interface OrderEvent {
  /** Its id. */
  id: string;
  /** What the order became. */
  kind: OrderStatus;
  /** The person who did it; empty when time did. */
  memberName: string;
  /** The company of that person; empty when time did. */
  companyName: string;
  /** When: an ISO date and time. */
  at: string;
  /** A sentence about it. */
  note?: string | undefined;
}
