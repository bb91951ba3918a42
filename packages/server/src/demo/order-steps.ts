import type { DealParty, OrderCompany, OrderStatus } from '@guildhall/contract';
import { orderSteps } from '@guildhall/contract/order-rules';
import type { Insertable } from 'kysely';
import type {
  OrderRowChanges,
  OrdersTable,
  ShipmentsTable,
  StockChangesTable,
  StoredOrderLine,
} from '#db/schema.ts';
import { readMarks } from '#modules/orders/marks.ts';
import { newNumber, toOrderLines, toOrderRow, type Placement } from '#modules/orders/place-order.ts';
import { afterShipment, shipmentOf } from '#modules/orders/shipment.ts';
import { moveBack, moveOut, shortfallSentences, toStockLog, type StockMove } from '#modules/orders/stock.ts';
import { idAt } from './times.ts';
import type { DemoOrderChange } from './types.ts';

/** An order as it is after each step. */
export interface DemoOrder {
  row: Insertable<OrdersTable>;
  status: OrderStatus;
  lines: readonly StoredOrderLine[];
}

/** Who takes a step, and when. */
interface Taken {
  by: DealParty;
  member: { member_id: string; member_name: string };
  at: Date;
}

/** What the steps of orders store beside the orders. */
export interface OrderSteps {
  shipments: Insertable<ShipmentsTable>[];
  stockChanges: Insertable<StockChangesTable>[];
  /** Of each product, the units there are. */
  stock: Map<string, number>;
}

export function place(placement: Placement, companies: ReadonlyMap<string, OrderCompany>): DemoOrder {
  const row = { ...toOrderRow(placement, companies), number: newNumber(placement.at) };
  return { row, status: 'placed', lines: toOrderLines(placement.offer.lines) };
}

function move(
  order: DemoOrder,
  to: StockMove,
  { member, at }: Taken,
  { stock, stockChanges }: OrderSteps,
): void {
  order.lines = to.lines;
  for (const { productId, ...change } of toStockLog(to, stock, () => idAt(at))) {
    stock.set(productId, change.quantity);
    stockChanges.push({ ...change, product_id: productId, reason: to.reason, ...member, at });
  }
}

function ship(
  order: DemoOrder,
  { carrier = '', tracking = '', quantities }: NonNullable<DemoOrderChange['shipment']>,
  { member, at }: Taken,
  { shipments }: OrderSteps,
): void {
  const given = quantities?.map((quantity, index) => ({ lineId: order.lines[index]!.id, quantity }));
  const lines = shipmentOf(order.lines, given ? { lines: given } : {});
  const row = { id: idAt(at), order_id: order.row.id, carrier, tracking, ...member, at };
  shipments.push({ ...row, lines: JSON.stringify(lines) });
  order.lines = afterShipment(order.lines, lines);
}

function takeStep(
  order: DemoOrder,
  { status, note = '', shipment = {} }: DemoOrderChange,
  taken: Taken,
  stored: OrderSteps,
): OrderRowChanges {
  const { by, at } = taken;
  const { number } = order.row;
  if (!orderSteps[order.status][status]?.includes(by))
    throw new Error(`The ${by} cannot make an order ${status} that is ${order.status}.`);
  const ordered = { number, lines: [...order.lines] };
  switch (status) {
    case 'confirmed': {
      const { shortfall, ...out } = moveOut(ordered, stored.stock);
      if (shortfall.length > 0)
        throw new Error(Object.values(shortfallSentences(ordered, shortfall)).join(' '));
      move(order, out, taken, stored);
      return {};
    }
    case 'cancelled':
      move(order, moveBack(ordered, stored.stock, status), taken, stored);
      return { cancelled_by: by, reason: note };
    case 'dispatched':
      ship(order, shipment, taken, stored);
      return {};
    case 'delivered':
      move(order, moveBack(ordered, stored.stock, status), taken, stored);
      return { delivered_at: at };
    case 'completed':
      return { completed_at: at };
    case 'placed':
      return {};
  }
}

/** Changes an order. Returns whether it was a step, and no mark alone. Throws for a step that the app would refuse. */
export function changeOrder(
  order: DemoOrder,
  change: DemoOrderChange,
  taken: Taken,
  stored: OrderSteps,
): boolean {
  const { status, shipment } = change;
  const isStep = status !== order.status || shipment !== undefined;
  const marks = readMarks({ ...change, from: order.status }, taken.by, taken.at);
  const changes = isStep ? takeStep(order, change, taken, stored) : {};
  Object.assign(order.row, marks, changes, { status, updated_at: taken.at });
  order.status = status;
  return isStep;
}
