import type { AttachedFile } from './attached-file.ts';

/** The company that buys, and the one that sells. */
export type DealParty = 'client' | 'vendor';

/** Where a negotiation stands. `expired`: the last offer of the vendor is no longer valid. */
export type QuoteStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';

/** Where a request stands. `awarded`: a quote was accepted. */
export type RequestStatus = 'open' | 'awarded' | 'closed';

/** Where an order stands. */
export type OrderStatus = 'placed' | 'confirmed' | 'dispatched' | 'delivered' | 'completed' | 'cancelled';

/** A line of an offer or of an order. */
export interface DealLine {
  /** Its id, the same in each offer of a negotiation. */
  id: string;
  /** What it is. */
  description: string;
  /** The product of the vendor that it is, if it is one. */
  productId?: string | null | undefined;
  /** The HSN code for tax; empty when there is none. */
  hsn?: string | undefined;
  /** How many, with at most three decimals; whole for a product. */
  quantity: number;
  /** What is counted: `piece`, `kg`. */
  unit: string;
  /** The price of a unit before tax. */
  unitPrice: number;
  /** The tax in percent. */
  taxPercent: number;
  /** Lower prices of a unit for larger quantities, by ascending quantity. */
  priceBreaks?: readonly { from: number; price: number }[] | undefined;
  /** What the line costs before tax. */
  amount: number;
}

/** The sums of an offer or of an order. */
export interface DealTotals {
  /** All lines before tax. */
  goods: number;
  /** The tax on lines and shipping. */
  tax: number;
  /** Shipping before tax. */
  shipping: number;
  /** All together. */
  total: number;
  /** What one unit costs with tax and shipping; null unless all lines are counted in the same unit. */
  unitLanded: number | null;
}

/** One version of the terms of a negotiation. */
export interface DealOffer {
  /** Its number, from 1. */
  number: number;
  /** Which side made it. One of the client is a counter-offer. */
  by: DealParty;
  /** The person who made it. */
  memberName: string;
  lines: readonly DealLine[];
  /** Shipping before tax. */
  shipping: number;
  /** The tax on shipping in percent. */
  shippingTaxPercent: number;
  /** Days until it leaves the vendor; null when not said. */
  leadDays: number | null;
  /** Until when it is valid: an ISO date and time; null for a counter-offer. */
  validUntil: string | null;
  /** Terms of payment and the like; may be empty. */
  terms: string;
  /** A sentence to the other side; may be empty. */
  note: string;
  /** Drawings, certificates and the like. */
  files?: readonly AttachedFile[] | undefined;
  totals: DealTotals;
  /** When it was made: an ISO date and time. */
  at: string;
}

/** A question or an answer in a negotiation. */
export interface DealNote {
  id: string;
  /** Which side wrote it. */
  by: DealParty;
  /** The person who wrote it. */
  memberName: string;
  text: string;
  /** When: an ISO date and time. */
  at: string;
}

/** Where a deal stands, as lists show it: the order's status once there is one. */
export type DealStatus = QuoteStatus | OrderStatus | 'closed';

/** A negotiation with its order, as lists show it. */
export interface DealSummary {
  /** The id of the quote. */
  id: string;
  /** Which side the company of the reader has. */
  side: DealParty;
  /** What it is about: the request in a line, or the product. */
  title: string;
  /** How many are asked for; null when not said. */
  quantity: number | null;
  /** What is counted; empty when not said. */
  unit: string;
  /** The name of the other company. */
  companyName: string;
  /** The id of the other company. */
  companyId: string;
  /** Its picture; null for its initials. */
  companyAvatar: string | null;
  /** Where the quote, or the order that it has become, stands. */
  status: DealStatus;
  /** Who has to act; null for no one. */
  waitsFor: DealParty | null;
  /** The total of the last offer or of the order; null before the first offer. */
  total: number | null;
  /** Until when the last offer is valid: an ISO date and time. */
  validUntil: string | null;
  /** Of an order that is to be shipped: when its lead time is over, an ISO date and time; null when there is none. */
  shipBy?: string | null | undefined;
  /** The number of the order; null while there is none. */
  orderNumber: string | null;
  /** When something last happened: an ISO date and time. */
  updatedAt: string;
}
