import type { OrderCompany } from '@guildhall/contract';
import { sql, type Insertable, type Kysely } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, OrderRowChanges, OrdersTable, ShipmentsTable } from '#db/schema.ts';
import { memberName } from '#modules/members/expressions.ts';

type Db = Kysely<Database>;

/** Orders with all that belongs to them. */
const wholeOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .select([
      'orders.id',
      'number',
      'orders.status',
      'quote_id as quoteId',
      'request_id as requestId',
      'client_id as clientId',
      'vendor_id as vendorId',
      'client',
      'vendor',
      'delivery_place as deliveryPlace',
      'lines',
      'shipping_paise as shippingPaise',
      'shipping_tax_percent as shippingTaxPercent',
      'lead_days as leadDays',
      'terms',
      'client_reference as clientReference',
      'invoice_number as invoiceNumber',
      'paid_at as paidAt',
      'problem',
      'cancelled_by as cancelledBy',
      'reason',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'completed_at as completedAt',
    ])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('shipments')
          .select(['id', 'shipments.lines', 'carrier', 'tracking', 'member_name as memberName', 'at'])
          .whereRef('order_id', '=', 'orders.id')
          .orderBy('id'),
      ).as('shipments'),
      jsonArrayFrom(
        eb
          .selectFrom('activity')
          .select(['id', 'action', 'company_id as companyId', 'member_name as memberName', 'at'])
          .where(
            sql<boolean>`(subject = orders.id and action like 'order.%' and action <> 'order.updated'
              or subject = orders.quote_id and action = 'quote.accepted' and at = orders.created_at)`,
          )
          .orderBy('id'),
      ).as('events'),
    ]);

/** An order with all that belongs to it, for one of its two companies. */
export const findOrder = (db: Db, id: string, companyId: string) =>
  wholeOrders(db)
    .where('orders.id', '=', id)
    .where(sql<boolean>`${companyId}::uuid in (client_id, vendor_id)`)
    .executeTakeFirst();
export type OrderRow = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

/** The orders of these quotes with all that belongs to them, by ascending ids. */
export const findOrdersOfQuotes = (db: Db, quoteIds: readonly string[]) =>
  wholeOrders(db)
    .where(sql<boolean>`orders.quote_id = any(${quoteIds}::uuid[])`)
    .orderBy('orders.id')
    .execute();

/** The newest order of a quote. */
export async function findOrderOfQuote(db: Db, quoteId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('quote_id', '=', quoteId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Adds an order unless its number is taken, which is told by false. */
export async function insertOrder(trx: Db, row: Insertable<OrdersTable>): Promise<boolean> {
  const added = await trx
    .insertInto('orders')
    .values(row)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** An order as it is locked, after its request and its quote. */
export const lockOrder = (trx: Db, id: string) =>
  trx.selectFrom('orders').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow();
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

export const updateOrder = (trx: Db, id: string, changes: OrderRowChanges) =>
  trx.updateTable('orders').set(changes).where('id', '=', id).execute();

export const insertShipment = (trx: Db, shipment: Omit<Insertable<ShipmentsTable>, 'member_name'>) =>
  trx
    .insertInto('shipments')
    .values({ ...shipment, member_name: memberName(shipment.member_id) })
    .execute();

export async function countShipments(db: Db, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('shipments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The shipment that made an order dispatched. */
export const findFirstShipment = (db: Db, orderId: string) =>
  db
    .selectFrom('shipments')
    .select(['lines', 'carrier', 'tracking', 'member_id as memberId'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** What an order keeps of its companies. */
export async function readCompanies(db: Db, ids: readonly string[]): Promise<Map<string, OrderCompany>> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'company_name as name', 'address', 'gstin'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...company }) => [id, company]));
}
