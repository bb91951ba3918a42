import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database, OffersTable, ProductsTable } from '#db/schema.ts';
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
 * The status of those of these products that belong to a vendor, locked by ascending ids: while an offer is stored that
 * names one, no import that has added it is taken back. Their changes do not wait.
 */
export async function lockOwnProducts(
  trx: Db,
  vendorId: string,
  ids: readonly string[],
): Promise<Map<string, Selectable<ProductsTable>['status']>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'status'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .where('vendor_id', '=', vendorId)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
