import type { Order, OrderEvent } from '@guildhall/contract';
import { toPaise, toRupees } from '@guildhall/contract/money';
import { toLine, toTotals } from '#modules/quotes/line.ts';
import type { OrderRow } from './queries.ts';
import { taxesOf } from './taxes.ts';

const toMoment = (text: string) => new Date(text).toISOString();

const accepted = 'quote.accepted';

function eventsOf({ events, clientId, id, completedAt }: OrderRow): OrderEvent[] {
  const steps = events.map(({ action, companyId, at, ...event }): OrderEvent => ({
    ...event,
    kind: action === accepted ? 'placed' : (action.slice('order.'.length) as OrderEvent['kind']),
    by: companyId === clientId ? 'client' : 'vendor',
    at: toMoment(at),
  }));
  // By time: nobody has done it.
  return completedAt !== null && !steps.some(({ kind }) => kind === 'completed')
    ? [...steps, { id, kind: 'completed', by: 'client', memberName: '', at: completedAt.toISOString() }]
    : steps;
}

/** An order as its two companies see it. */
export function toOrder(row: OrderRow): Order {
  const { lines, shippingPaise, shipments, paidAt, createdAt, updatedAt, ...rest } = row;
  const { events: _events, completedAt: _completed, ...order } = rest;
  const { shippingTaxPercent } = order;
  const totals = toTotals({ lines, shippingPaise, shippingTaxPercent });
  return {
    ...order,
    lines: lines.map(({ taken, shipped, ...line }) => ({ ...toLine(line), taken, shipped })),
    shipping: toRupees(shippingPaise),
    totals,
    taxes: taxesOf(toPaise(totals.tax), order),
    shipments: shipments.map((shipment) => ({ ...shipment, at: toMoment(shipment.at) })),
    events: eventsOf(row),
    paidAt: paidAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}
