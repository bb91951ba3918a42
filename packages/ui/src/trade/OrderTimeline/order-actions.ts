import type { EstimateState } from '#trade/ProductCard/product-summary.ts';

/** What can be done with an order: what is absent is not offered. */
export interface OrderActions {
  /** Called by 'Confirm order', of the vendor. */
  onConfirm?: (() => void) | undefined;
  /** Called by 'Add a shipment', of the vendor. */
  onShip?: (() => void) | undefined;
  /** Called by 'Mark as delivered', of either side. */
  onDelivered?: (() => void) | undefined;
  /** Called by 'Complete order', of the client. */
  onComplete?: (() => void) | undefined;
  /** Called by 'Order again', of the client: once the order has arrived or is cancelled. */
  onReorder?: (() => void) | undefined;
  /**
   * How far an estimate of the same goods has come, while one is open: 'Order again' is then 'Estimate requested', or
   * 'View quote' once the vendor has made an offer.
   */
  estimate?: EstimateState | undefined;
  /** Called by 'Purchase order', which is to show it for printing. */
  onPrint?: (() => void) | undefined;
  /** Called by 'Mark as paid', of the vendor, with true, and by 'Mark as not paid' with false. */
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
  /** Cancels with a reason, as `onInvoice` does. */
  onCancel?: ((reason: string) => void | Promise<unknown>) | undefined;
}

/** The name of an action, as `pending` takes it. */
export type OrderAction = 'confirm' | 'confirm-anyway' | 'ship' | 'deliver' | 'complete' | 'reorder' | 'pay';

/** The actions of an order that lead to its next status, in their order. */
export const steps = ['confirm', 'ship', 'deliver', 'complete', 'reorder'] as const;
export type OrderStep = (typeof steps)[number];
