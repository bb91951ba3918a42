import type { DealParty, OrderStatus } from '@guildhall/contract';

const both = ['client', 'vendor'] as const;

/** The steps of an order: from each status those that can follow, and who may take them. */
export const orderSteps: Record<OrderStatus, Partial<Record<OrderStatus, readonly DealParty[]>>> = {
  placed: { confirmed: ['vendor'], cancelled: both },
  confirmed: { dispatched: ['vendor'], cancelled: both },
  // A further shipment.
  dispatched: { dispatched: ['vendor'], delivered: both },
  delivered: { completed: ['client'] },
  completed: {},
  cancelled: {},
};

/** Whose turn it is. Of a part shipped, the vendor's: the rest is to follow. */
function turnIn(status: OrderStatus, isShipped: boolean): DealParty {
  if (status === 'placed' || status === 'confirmed') return 'vendor';
  return status === 'dispatched' && !isShipped ? 'vendor' : 'client';
}

/** Where a quote stands after a step of its order. */
export const turnAfter = (status: OrderStatus, isShipped: boolean) =>
  Object.keys(orderSteps[status]).length > 0
    ? ({ stage: 'order', waits_for: turnIn(status, isShipped) } as const)
    : ({ stage: 'closed', waits_for: null } as const);
