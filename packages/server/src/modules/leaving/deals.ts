import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import { publish } from '#modules/events/event.ts';
import { ended, newPlaces } from '#modules/quotes/rows.ts';

type Db = Kysely<Database>;

/** Literals, because a prepared query with a parameter could not use the partial indexes. */
const open = sql.lit<'open'>('open');

/** Why the quotes of a company that leaves are withdrawn. */
const reason = 'This company closes its account.';

/**
 * Locks the requests of a company's open deals: its own open ones, and those on which it has an open quote. Returns the
 * ids of those that are not `locked` already.
 */
export async function lockOpenDeals(
  trx: Db,
  companyId: string,
  locked: readonly string[] = [],
): Promise<string[]> {
  // An array, so that the requests are read by their ids.
  const rows = await trx
    .selectFrom('requests')
    .select('id')
    .where(
      sql<boolean>`id = any(array(
        select id from requests own where own.client_id = ${companyId}::uuid and own.status = 'open'
        union all
        select request_id from quotes where vendor_id = ${companyId}::uuid and quotes.status = 'open'))`,
    )
    .where(sql<boolean>`id <> all(${locked}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Closes the open requests of a company, suspends the quotes on them, and tells both sides. */
async function closeRequests(trx: Db, companyId: string): Promise<void> {
  await trx
    .with('closed', (qb) =>
      qb
        .updateTable('requests')
        .set({ status: 'closed' })
        .where('client_id', '=', companyId)
        .where('status', '=', open)
        .returning(['id', 'vendor_id']),
    )
    .with('suspended', (qb) =>
      qb
        .updateTable('quotes')
        .from('closed')
        .set({ stage: 'closed' })
        .whereRef('quotes.request_id', '=', 'closed.id')
        .where('quotes.status', '=', open)
        .returning(['quotes.request_id', 'quotes.vendor_id']),
    )
    .with('told', (qb) =>
      qb
        .selectFrom('suspended')
        .select(['request_id', 'vendor_id as company'])
        .union(
          qb
            .selectFrom('closed')
            .select(['id as request_id', sql<string>`vendor_id`.as('company')])
            .where('vendor_id', 'is not', null),
        )
        .union(qb.selectFrom('closed').select(['id as request_id', uuid(companyId).as('company')])),
    )
    .selectFrom('told')
    .select(
      publish(sql.ref('told.company'), 'request', {
        companyId: uuid(companyId),
        requestId: sql.ref('told.request_id'),
      }),
    )
    .execute();
}

/** Withdraws the open quotes of a company, and tells both sides. */
async function withdrawQuotes(
  trx: Db,
  companyId: string,
  { newId, at }: { newId: () => string; at: Date },
): Promise<void> {
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where('vendor_id', '=', companyId)
    .where('status', '=', open)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await trx
    .updateTable('quotes')
    .from(newPlaces(ids, newId))
    .set((eb) => ({
      ...ended('withdrawn', 'vendor', reason),
      place: eb.ref('moved.place'),
      updated_at: at,
    }))
    .whereRef('quotes.id', '=', 'moved.id')
    .returning(
      (['client_id', 'vendor_id'] as const).map((side) =>
        publish(sql.ref(`quotes.${side}`), 'quote', {
          companyId: uuid(companyId),
          requestId: sql.ref('quotes.request_id'),
          quoteId: sql.ref('quotes.id'),
        }),
      ),
    )
    .execute();
}

/**
 * Ends what a company negotiates: its open requests are closed, its open quotes withdrawn. To be called after
 * `lockOpenDeals`. Again it changes nothing.
 */
export async function endDeals(
  trx: Db,
  companyId: string,
  made: { newId: () => string; at: Date },
): Promise<void> {
  await closeRequests(trx, companyId);
  await withdrawQuotes(trx, companyId, made);
}
