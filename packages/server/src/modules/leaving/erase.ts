import type { Kysely } from 'kysely';
import type { Context } from '#context.ts';
import type { Database } from '#db/schema.ts';
import { firstId } from '#modules/owned-rows.ts';
import { endDeals, lockOpenDeals } from './deals.ts';
import { emptyRows } from './erase-rows.ts';
import { stepsOf } from './erase-steps.ts';

type Db = Kysely<Database>;

/** Takes what is left of a company away, in short transactions. Each can be repeated. */
async function eraseCompany(
  { dbWithoutTimeout: db, newId }: Pick<Context, 'dbWithoutTimeout' | 'newId'>,
  id: string,
  now: Date,
): Promise<void> {
  const isDue = await db.transaction().execute((trx) => emptyRows(trx, id, now));
  if (!isDue) return;
  /** Of several nodes one works at a time. False when one of them is done. */
  const lock = async (trx: Db): Promise<boolean> => {
    const row = await trx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', id)
      .where('leaving_until', 'is not', null)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row !== undefined;
  };
  // What was under way when it was deleted.
  await db.transaction().execute(async (trx) => {
    await lockOpenDeals(trx, id);
    await endDeals(trx, id, { newId, at: now });
  });
  for (const step of stepsOf(id))
    for (let after: string | undefined = firstId; after !== undefined;) {
      const from: string = after;
      after = await db
        .transaction()
        .execute(async (trx) => ((await lock(trx)) ? step(trx, from) : undefined));
    }
  await db
    .updateTable('companies')
    .set({ leaving_until: null })
    .where('id', '=', id)
    .where('status', '=', 'erased')
    .execute();
}

/** The companies that are to be erased, or of which something is left, those first whose time is over longest. */
export const findLeft = (db: Db, now: Date) =>
  db
    .selectFrom('companies')
    .select('id')
    .where('leaving_until', '<=', now)
    .orderBy('leaving_until')
    .execute();

/**
 * Erases the companies whose time to come back is over. The row of each is emptied, never deleted: the conversations,
 * deals and orders of others stay. Throws when one could not be erased, after the others. Leaves the rest to a later call
 * when `signal` is aborted.
 */
export async function eraseLeftCompanies(
  context: Pick<Context, 'dbWithoutTimeout' | 'newId'>,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (const { id } of await findLeft(context.dbWithoutTimeout, now)) {
    if (signal?.aborted) return;
    await eraseCompany(context, id, now).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, 'Companies that have left could not be erased');
}
