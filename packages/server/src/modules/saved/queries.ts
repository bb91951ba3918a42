import { maxSavedProducts } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { publishCompany } from '#modules/events/event.ts';
import { productColumns } from '#modules/products/queries.ts';

type Db = Kysely<Database>;

/** The saved products of a company, the last saved first; what it may not see any more has no product. */
const savedProducts = (db: Db, companyId: string) =>
  db
    .selectFrom('saved_products as saved')
    .leftJoin('live_products', (join) =>
      join
        .onRef('live_products.id', '=', 'saved.product_id')
        .on(isUnblocked(sql.ref('live_products.vendor_id'), companyId)),
    )
    .select(productColumns)
    .select([
      'saved.id as savedId',
      'saved.product_id as productId',
      'saved.name as savedName',
      'saved.net_paise as netPaise',
      'saved.in_stock as inStock',
      'saved.saved_at as savedAt',
    ])
    .where('saved.company_id', '=', companyId);

export type SavedRow = Awaited<ReturnType<typeof listSaved>>[number];

export const listSaved = (db: Db, companyId: string, { limit, before }: Page) =>
  savedProducts(db, companyId)
    .where('saved.id', '<', before)
    .orderBy('saved.id', 'desc')
    .limit(limit + 1)
    .execute();

/** The ids of all products that a company has saved, the last saved first. */
export async function listSavedIds(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('saved_products')
    .select('product_id')
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(maxSavedProducts)
    .execute();
  return rows.map((row) => row.product_id);
}

export const findSaved = (db: Db, companyId: string, productId: string) =>
  savedProducts(db, companyId).where('saved.product_id', '=', productId).executeTakeFirst();

interface Saving {
  id: string;
  companyId: string;
  productId: string;
  at: Date;
}

/** Saves a product that the company may see, as it is now. One that is saved already, or that it may not see, is left out. */
export async function insertSaved(trx: Db, { id, companyId, productId, at }: Saving): Promise<void> {
  await trx
    .insertInto('saved_products')
    .columns(['id', 'company_id', 'product_id', 'name', 'net_paise', 'in_stock', 'saved_at'])
    .expression((eb) =>
      eb
        .selectFrom('live_products')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${companyId}::uuid`.as('company_id'),
          'live_products.id as product_id',
          'name',
          'net_paise',
          sql<boolean>`stock_quantity > 0`.as('in_stock'),
          sql<Date>`${at}::timestamptz`.as('saved_at'),
        ])
        .where('live_products.id', '=', productId)
        .where(isUnblocked(sql.ref('live_products.vendor_id'), companyId)),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'product_id']).doNothing())
    .returning(publishCompany('company_id'))
    .execute();
}

/** Removes a product from those that a company has saved; false when it is none of them. */
export async function deleteSaved(trx: Db, companyId: string, productId: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom('saved_products')
    .where('company_id', '=', companyId)
    .where('product_id', '=', productId)
    .returning(publishCompany('company_id'))
    .execute();
  return removed.length > 0;
}
