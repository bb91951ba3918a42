import type { EstimateState } from '#trade/ProductCard/product-summary.ts';
import type { OrderStatus } from '../deal.ts';
import type { OrderLine } from '../order.ts';

/** What can be done with an order. */
export interface OrderActions {
  /** Called by 'Confirm Order', of the vendor. */
  onConfirm?: (() => void) | undefined;
  /** Called by 'Add a Shipment', of the vendor, as long as something is left to ship. */
  onShip?: (() => void) | undefined;
  /** Called by 'Mark as Delivered', of either side. */
  onDelivered?: (() => void) | undefined;
  /** Called by 'Complete Order', of the client. */
  onComplete?: (() => void) | undefined;
  /** Called by 'Order Again', of the client, once the order has arrived or is cancelled. */
  onReorder?: (() => void) | undefined;
  /**
   * How far an estimate of the same goods has come, while one is open: 'Order Again' is then 'Estimate Requested', or
   * 'View Quote' once the vendor has made an offer.
   */
  estimate?: EstimateState | undefined;
  /** Called by 'Purchase Order', which is to show it for printing. */
  onPrint?: (() => void) | undefined;
  /** Called by 'Mark as Paid', of the vendor, with true, and by 'Mark as Not Paid' with false. */
  onMarkPaid?: ((paid: boolean) => void) | undefined;
  /**
   * Saves the number of the vendor's invoice. While a promise runs, the dialog stays open; when it rejects, with the
   * message of the error.
   */
  onInvoice?: ((invoiceNumber: string) => void | Promise<unknown>) | undefined;
  /** Saves the client's own reference, as `onInvoice` does. */
  onReference?: ((reference: string) => void | Promise<unknown>) | undefined;
  /** Saves what the client reports of a delivery, as `onInvoice` does. */
  onReportProblem?: ((problem: string) => void | Promise<unknown>) | undefined;
  /** Cancels with a reason, until something is shipped, as `onInvoice` does. */
  onCancel?: ((reason: string) => void | Promise<unknown>) | undefined;
}

/** The name of an action, as `pending` takes it. */
export type OrderAction = 'confirm' | 'confirm-anyway' | 'ship' | 'deliver' | 'complete' | 'reorder' | 'pay';

/** The actions of an order that lead to its next status. */
export type OrderStep = 'confirm' | 'ship' | 'deliver' | 'complete' | 'reorder';

interface OrderState {
  status: OrderStatus;
  lines: readonly Pick<OrderLine, 'quantity' | 'shipped'>[];
}

/** The actions that both the order and the caller allow: what a status cannot do is not offered. */
export function stepsOf(
  { status, lines }: OrderState,
  { onConfirm, onShip, onDelivered, onComplete, onReorder }: OrderActions,
): OrderStep[] {
  const isLeft = lines.some(({ quantity, shipped }) => shipped < quantity);
  const steps: [OrderStep, unknown][] = [
    ['confirm', status === 'placed' && onConfirm],
    ['ship', (status === 'confirmed' || status === 'dispatched') && isLeft && onShip],
    ['deliver', status === 'dispatched' && onDelivered],
    ['complete', status === 'delivered' && onComplete],
    ['reorder', (status === 'delivered' || status === 'completed' || status === 'cancelled') && onReorder],
  ];
  return steps.filter(([, isOffered]) => isOffered).map(([step]) => step);
}

/** Whether it can still be cancelled: until the first shipment. */
export const canCancel = (status: OrderStatus): boolean => status === 'placed' || status === 'confirmed';

/** Whether the client can report a problem: something is on its way or there, and not yet accepted. */
export const canReport = (status: OrderStatus): boolean => status === 'dispatched' || status === 'delivered';
