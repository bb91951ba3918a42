import type { DealParty, OrderStatus } from '@guildhall/contract';
import { orderSteps } from '@guildhall/contract/order-rules';

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
