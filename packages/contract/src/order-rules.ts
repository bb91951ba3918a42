import type { DealParty } from './schemas/offer.ts';
import type { OrderStatus } from './schemas/order.ts';

const both = ['client', 'vendor'] as const;

/** The steps of an order: from each status those that can follow, and who may take them. This file loads nothing. */
export const orderSteps: Record<OrderStatus, Partial<Record<OrderStatus, readonly DealParty[]>>> = {
  placed: { confirmed: ['vendor'], cancelled: both },
  confirmed: { dispatched: ['vendor'], cancelled: both },
  // A further shipment.
  dispatched: { dispatched: ['vendor'], delivered: both },
  delivered: { completed: ['client'] },
  completed: {},
  cancelled: {},
};

/** What each side may note on an order. */
export const orderMarks = {
  vendor: ['paid', 'invoiceNumber'],
  client: ['clientReference', 'problem'],
} as const satisfies Record<DealParty, readonly string[]>;
export type OrderMark = (typeof orderMarks)[DealParty][number];
