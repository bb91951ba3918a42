import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, OffersTable } from '#db/schema.ts';
import { memberName } from '#modules/members/expressions.ts';

type Db = Kysely<Database>;

/** Adds an offer, with the name that its member has now. */
export const insertOffer = (trx: Db, offer: Omit<Insertable<OffersTable>, 'member_name'>) =>
  trx
    .insertInto('offers')
    .values({ ...offer, member_name: memberName(offer.member_id) })
    .execute();

/** The last offer of a quote as it is stored; undefined before the first. */
export const findLastOffer = (trx: Db, quoteId: string) =>
  trx
    .selectFrom('offers')
    .selectAll()
    .where('quote_id', '=', quoteId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Those of these products that belong to a vendor, locked by ascending ids: while an offer is stored that names one, no
 * import that has added it is taken back. Their changes do not wait.
 */
export async function lockOwnProducts(
  trx: Db,
  vendorId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('vendor_id', '=', vendorId)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.id));
}
