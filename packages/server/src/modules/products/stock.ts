import { sql, type Kysely } from 'kysely';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

interface NewStockChange {
  id: string;
  productId: string;
  change: number;
  /** The stock after it. */
  quantity: number;
}

/** Adds lines to the logs of products, with the name that the member has now. */
export const insertStockChanges = (
  trx: Db,
  { memberId, reason, at }: { memberId: string; reason: string; at: Date },
  changes: readonly NewStockChange[],
) =>
  trx
    .insertInto('stock_changes')
    .columns(['id', 'product_id', 'change', 'quantity', 'reason', 'member_id', 'member_name', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .crossJoin(
          sql<{ id: string; product_id: string; change: number; quantity: number }>`unnest(
            ${changes.map(({ id }) => id)}::uuid[],
            ${changes.map(({ productId }) => productId)}::uuid[],
            ${changes.map(({ change }) => change)}::int[],
            ${changes.map(({ quantity }) => quantity)}::int[])`.as<'changed'>(
            sql`changed(id, product_id, change, quantity)`,
          ),
        )
        .select([
          'changed.id',
          'changed.product_id',
          'changed.change',
          'changed.quantity',
          sql<string>`${reason}::text`.as('reason'),
          'members.id as member_id',
          'members.name as member_name',
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
