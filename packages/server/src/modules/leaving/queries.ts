import type { RunningOrder } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** Hides a company, and ends all its sessions. */
export async function deactivate(trx: Db, id: string): Promise<void> {
  await trx.updateTable('companies').set({ status: 'deactivated' }).where('id', '=', id).execute();
}

/** Hides a company, and lets it be erased after a time. Returns the time zone of its days. */
export async function leave(trx: Db, id: string, until: Date): Promise<string> {
  const { zone } = await trx
    .updateTable('companies')
    .set({ status: 'leaving', leaving_until: until })
    .where('id', '=', id)
    .returning('zone')
    .executeTakeFirstOrThrow();
  return zone;
}

const maxOrders = 100;

/** Literals, because a prepared query with parameters could not use the partial indexes. */
const isRunning = sql<boolean>`status in ('placed', 'confirmed', 'dispatched', 'delivered')`;

/** The orders of a company that are neither completed nor cancelled, the oldest first, at most 100. */
export function findRunningOrders(db: Db, companyId: string): Promise<RunningOrder[]> {
  const ofSide = (side: 'client_id' | 'vendor_id') =>
    db
      .selectFrom('orders')
      .select(['id', 'number', 'quote_id as quoteId', 'status'])
      .where(side, '=', companyId)
      .where(isRunning)
      .orderBy('id')
      .limit(maxOrders);
  return db
    .selectFrom(
      db
        .selectFrom(ofSide('client_id').as('bought'))
        .selectAll()
        .unionAll(db.selectFrom(ofSide('vendor_id').as('sold')).selectAll())
        .as('running'),
    )
    .selectAll()
    .orderBy('id')
    .limit(maxOrders)
    .execute();
}
