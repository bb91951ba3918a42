import type { ChangeOrder, DealParty } from '@guildhall/contract';
import { orderMarks } from '@guildhall/contract/order-rules';
import type { Selectable } from 'kysely';
import type { OrderRowChanges, OrdersTable } from '#db/schema.ts';
import { BadRequestError, ForbiddenError } from '#http/errors.ts';
import { otherParty } from '#modules/quotes/life-cycle.ts';

/** Refuses a body whose parts do not belong together. */
export function refuseMismatch(
  { status, note = '', shipment, shipAnyway }: ChangeOrder,
  isStep: boolean,
): void {
  const errors: Record<string, string> = {};
  if (shipment && status !== 'dispatched') errors['shipment'] = 'A shipment makes the order dispatched.';
  if (shipAnyway !== undefined && status !== 'confirmed')
    errors['shipAnyway'] = 'Ship anyway belongs to the confirmation.';
  if (isStep && status === 'cancelled' && note.trim() === '') errors['note'] = 'Give a reason.';
  if (Object.keys(errors).length > 0) throw new BadRequestError(errors);
}

/** What a side notes on an order, as columns. Throws ForbiddenError for what the other side notes. */
export function readMarks(body: ChangeOrder, party: DealParty, now: Date): OrderRowChanges {
  const others = orderMarks[otherParty(party)];
  if (others.some((name) => body[name] !== undefined))
    throw new ForbiddenError(`Only the ${otherParty(party)} may note this on an order.`);
  const { paid, invoiceNumber, clientReference, problem } = body;
  return {
    ...(paid !== undefined && { paid_at: paid ? now : null }),
    ...(invoiceNumber !== undefined && { invoice_number: invoiceNumber }),
    ...(clientReference !== undefined && { client_reference: clientReference }),
    ...(problem !== undefined && { problem }),
  };
}

/** Whether an order has these marks already. */
export const isMarked = (
  order: Selectable<OrdersTable>,
  { paid_at: paidAt, ...texts }: OrderRowChanges,
): boolean =>
  (paidAt === undefined || (paidAt === null) === (order.paid_at === null)) &&
  Object.entries(texts).every(([column, text]) => order[column as keyof typeof texts] === text);
