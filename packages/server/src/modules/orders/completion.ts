import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publish } from '#modules/events/event.ts';

const week = 7 * 24 * 60 * 60 * 1000;
const atOnce = 100;

/**
 * Completes the orders that were delivered a week ago and of which no problem was reported, those first that wait longest.
 * False when no more can be left.
 */
export async function completeDeliveredOrders(db: Kysely<Database>, now: Date): Promise<boolean> {
  const isDue = sql<boolean>`orders.status = 'delivered' and problem = ''
    and delivered_at <= ${new Date(now.getTime() - week)}::timestamptz`;
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('orders')
      .select(['id', 'request_id'])
      .where(isDue)
      .orderBy('delivered_at')
      .limit(atOnce)
      .execute();
    if (due.length === 0) return false;
    const mayBeMore = due.length === atOnce;
    // All changes of a deal wait for one another at its request.
    await trx
      .selectFrom('requests')
      .select('id')
      .where(
        'id',
        'in',
        due.map((order) => order.request_id),
      )
      .orderBy('id')
      .forNoKeyUpdate()
      .execute();
    const completed = await trx
      .updateTable('orders')
      .set({ status: 'completed', completed_at: now, updated_at: now })
      .where(
        'id',
        'in',
        due.map((order) => order.id),
      )
      .where(isDue)
      .returning([
        'quote_id',
        ...(['client_id', 'vendor_id'] as const).map((side) =>
          publish(sql.ref(side), 'order', {
            companyId: sql.ref('client_id'),
            quoteId: sql.ref('quote_id'),
            orderId: sql.ref('id'),
          }),
        ),
      ])
      .execute();
    if (completed.length === 0) return mayBeMore;
    await trx
      .updateTable('quotes')
      .set({ stage: 'closed', waits_for: null, updated_at: now })
      .where(
        'id',
        'in',
        completed.map((order) => order.quote_id),
      )
      .execute();
    return mayBeMore;
  });
}
