import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { companySummary } from '#modules/company-columns.ts';
import { uuid } from '#db/uuid.ts';
import { publish } from '#modules/events/event.ts';
import { closed, newPlaces } from '#modules/quotes/rows.ts';
import { isUnblocked } from './expressions.ts';

type Db = Kysely<Database>;

/** Whether there is any block of or by a company. */
export async function hasBlocks(db: Db, companyId: string): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(
      sql<boolean>`exists (select from blocked_pairs where company_id = ${uuid(companyId)})`.as('found'),
    )
    .executeTakeFirstOrThrow();
  return found;
}

/**
 * Whether there is no block between two companies, which stays so until the transaction ends. Comes before all other locks
 * but those of products.
 */
export async function lockUnblocked(trx: Db, me: string, other: RawBuilder<string>): Promise<boolean> {
  const { isUnblocked } = await trx
    .selectNoFrom(sql<boolean>`lock_unblocked(${uuid(me)}, ${other})`.as('isUnblocked'))
    .executeTakeFirstOrThrow();
  return isUnblocked;
}

/** Lets what the two companies do with each other end, and no more of it begin until the transaction ends. */
export async function lockPair(trx: Db, me: string, other: string): Promise<void> {
  await trx
    .selectNoFrom(sql`pg_advisory_xact_lock(blocks_key(${uuid(me)}, ${uuid(other)}))`.as('locked'))
    .execute();
}

interface NewBlock {
  id: string;
  me: string;
  other: string;
  at: Date;
}

/** Blocks a company; false when there is a block between the two already, or no such company. */
export async function insertBlock(trx: Db, { id, me, other, at }: NewBlock): Promise<boolean> {
  const added = await trx
    .insertInto('blocks')
    .columns(['id', 'company_id', 'blocked_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('active_companies as companies')
        .select([
          uuid(id).as('id'),
          uuid(me).as('company_id'),
          'companies.id as blocked_id',
          sql<Date>`${at}::timestamptz`.as('created_at'),
        ])
        .where('companies.id', '=', other)
        .where(isUnblocked(sql.ref('companies.id'), me)),
    )
    .returning(['id', ...countAnew(me, other)])
    .executeTakeFirst();
  return added !== undefined;
}

/** Has the windows of both companies count anew what waits, of which a block hides a part; it does not say why. */
const countAnew = (me: string, other: string) =>
  [me, other].map((company) => publish(uuid(company), 'notification', {}));

/** Whether `me` has blocked a company. */
export async function hasBlocked(db: Db, me: string, other: string): Promise<boolean> {
  const block = await db
    .selectFrom('blocks')
    .select('id')
    .where('company_id', '=', me)
    .where('blocked_id', '=', other)
    .executeTakeFirst();
  return block !== undefined;
}

/** Ends the block of a company; false when there is none. */
export async function deleteBlock(trx: Db, me: string, other: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('blocks')
    .where('company_id', '=', me)
    .where('blocked_id', '=', other)
    .returning(countAnew(me, other))
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The companies that `me` has blocked, the last first. */
export const listBlocked = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('blocks')
    .innerJoin('companies', 'companies.id', 'blocks.blocked_id')
    .select(companySummary)
    .select(['blocks.id as blockId', 'blocks.created_at as since'])
    .where('blocks.company_id', '=', me)
    .where('blocks.id', '<', before)
    .orderBy('blocks.id', 'desc')
    .limit(limit + 1)
    .execute();

/** A literal, because a prepared query with a parameter could not use the partial index. */
const isOpenBetween = (me: string, other: string) =>
  sql<boolean>`quotes.status = 'open' and (quotes.client_id, quotes.vendor_id) in
    ((${uuid(me)}, ${uuid(other)}), (${uuid(other)}, ${uuid(me)}))`;

/** The open quotes of two companies, locked after their requests. */
export async function lockOpenQuotes(trx: Db, me: string, other: string): Promise<string[]> {
  await trx
    .selectFrom('requests')
    .select('id')
    .where('id', 'in', (eb) => eb.selectFrom('quotes').select('request_id').where(isOpenBetween(me, other)))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const rows = await trx
    .selectFrom('quotes')
    .select('id')
    .where(isOpenBetween(me, other))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

const asVendorOr = <Vendor extends string, Client extends string>(
  me: string,
  vendor: Vendor,
  client: Client,
) =>
  sql<
    Vendor | Client
  >`case quotes.vendor_id when ${uuid(me)} then ${sql.lit(vendor)} else ${sql.lit(client)} end`;

/** Ends quotes that are locked, as `me` could by hand: withdrawn as the vendor, declined as the client. Tells both sides. */
export async function endQuotes(
  trx: Db,
  ids: readonly string[],
  { me, newId, at }: { me: string; newId: () => string; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('quotes')
    .from(newPlaces(ids, newId))
    .set((eb) => ({
      ...closed,
      status: asVendorOr(me, 'withdrawn', 'declined'),
      closed_by: asVendorOr(me, 'vendor', 'client'),
      reason: '',
      place: eb.ref('moved.place'),
      updated_at: at,
    }))
    .whereRef('quotes.id', '=', 'moved.id')
    .returning(
      (['client_id', 'vendor_id'] as const).map((side) =>
        publish(sql.ref(`quotes.${side}`), 'quote', {
          companyId: uuid(me),
          requestId: sql.ref('quotes.request_id'),
          quoteId: sql.ref('quotes.id'),
        }),
      ),
    )
    .execute();
}
