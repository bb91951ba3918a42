/** The rows of changes of many products; `batches.ts` has what each does with them. */

import { undoDays } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { BatchesTable, Database } from '#db/schema.ts';
import { firstIdOf, uuid } from '#db/uuid.ts';

type Db = Kysely<Database>;

const day = 24 * 60 * 60 * 1000;
/** Batches of one transaction, each of up to 10,000 products. */
const batchesAtOnce = 10;

export const insertBatch = (
  trx: Db,
  batch: Pick<BatchesTable, 'id' | 'company_id' | 'member_id' | 'kind' | 'created_at'>,
) => trx.insertInto('batches').values(batch).execute();

/** Below the ids of the batches that can still be taken back. */
const firstUndoable = (now: Date) => uuid(firstIdOf(new Date(now.getTime() - undoDays * day)));

/** The batch with this id, if it is the company's and can still be taken back, or was. */
export const findBatch = (db: Db, id: string, companyId: string, now: Date) =>
  db
    .selectFrom('batches')
    .select(['id', 'kind', 'undone_at as undoneAt'])
    .where('id', '=', id)
    .where('id', '>=', firstUndoable(now))
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Deletes some of the batches that can no longer be taken back. False when no more are left but what another node deletes. */
export async function deleteOldBatches(db: Db, now: Date): Promise<boolean> {
  const deleted = await db
    .deleteFrom('batches')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('batches')
        .select('id')
        .where('id', '<', firstUndoable(now))
        .orderBy('id')
        .limit(batchesAtOnce)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return deleted.length === batchesAtOnce;
}

/** Marks a batch as taken back. False when somebody has done so already. */
export async function markUndone(trx: Db, id: string, now: Date): Promise<boolean> {
  const marked = await trx
    .updateTable('batches')
    .set({ undone_at: now })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}
