import { sql, type Kysely } from 'kysely';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

interface NewStockChange {
  id: string;
  productId: string;
  memberId: string;
  change: number;
  /** The stock after it. */
  quantity: number;
  reason: string;
  at: Date;
}

/** Adds a line to the log of a product's stock, with the name that the member has now. */
export const insertStockChange = (
  trx: Db,
  { id, productId, memberId, change, quantity, reason, at }: NewStockChange,
) =>
  trx
    .insertInto('stock_changes')
    .columns(['id', 'product_id', 'change', 'quantity', 'reason', 'member_id', 'member_name', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          sql<string>`${productId}::uuid`.as('product_id'),
          sql<number>`${change}::int`.as('change'),
          sql<number>`${quantity}::int`.as('quantity'),
          sql<string>`${reason}::text`.as('reason'),
          'members.id as member_id',
          'name as member_name',
          sql<Date>`${at}::timestamptz`.as('at'),
        ])
        .where('members.id', '=', memberId),
    )
    .execute();

/** The log of a product's stock, newest first. */
export const listStockChanges = (db: Db, productId: string, { limit, before }: Page) =>
  db
    .selectFrom('stock_changes')
    .select(['id', 'change', 'quantity', 'reason', 'member_name as memberName', 'at'])
    .where('product_id', '=', productId)
    .where('id', '<', before)
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
