import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database, ProductsTable } from '#db/schema.ts';
import { memberName } from '#modules/members/expressions.ts';

type Db = Kysely<Database>;

/** The columns that a change of many products can write. */
const changeable = [
  'name',
  'description',
  'price_paise',
  'discount',
  'category',
  'subcategory',
  'sku',
  'stock_quantity',
  'images',
  'videos',
  'attributes',
  'shipping_details',
  'warranty',
  'additional_notes',
  'industry_keywords',
  'status',
  'unit',
  'minimum_order',
  'price_breaks',
  'lead_days',
  'hsn',
  'industry',
  'low_stock',
] as const satisfies (keyof ProductsTable)[];

const columns = sql.join(changeable.map((name) => sql.ref(name)));
const columnsOf = (record: string) => sql.join(changeable.map((name) => sql.ref(`${record}.${name}`)));

/** Who changes many products in one go, when, and the reason that the log of the stock gives. */
export interface Author {
  memberId: string;
  reason: string;
  at: Date;
}

/** Columns of one product, and the id of the line in the log if its stock changes. */
export interface ProductChange {
  id: string;
  logId: string;
  columns: object;
}

const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

const logOf = (from: RawBuilder<unknown>, { memberId, reason, at }: Author) => sql`
  insert into stock_changes (id, product_id, change, quantity, reason, member_id, member_name, at)
    select log_id, id, stock_quantity - stock_before, stock_quantity, ${reason}, ${memberId}::uuid,
      ${memberName(memberId)}, ${at}::timestamptz
    from ${from} where stock_quantity <> stock_before`;

/** The parts of a statement that changes locked products and logs their stock. `wanted` has id, log_id and changes. */
const change = (wanted: RawBuilder<unknown>, author: Author) => sql`
  old as (
    select wanted.*, products.stock_quantity as stock_before, to_jsonb(products) as value
    from (${wanted}) wanted join products on products.id = wanted.id),
  changed as (
    update products set updated_at = ${author.at}::timestamptz, (${columns}) =
      (select ${columnsOf('next')} from jsonb_populate_record(products, old.changes) next)
    from old where products.id = old.id
    returning products.id, products.version, products.stock_quantity, products.status,
      old.log_id, old.stock_before, old.value, old.changes),
  logged as (${logOf(sql`changed`, author)})`;

/** A product as it was when its change was planned. */
export interface SeenProduct {
  id: string;
  version: number;
  stockQuantity: number;
}

/** Locks products by ascending ids. False when one of them is not as it was seen. */
export async function lockAsSeen(trx: Db, seen: readonly SeenProduct[]): Promise<boolean> {
  if (seen.length === 0) return true;
  const rows = await trx
    .selectFrom('products')
    .innerJoin(
      sql<SeenProduct>`unnest(${seen.map(({ id }) => id)}::uuid[], ${seen.map(({ version }) => version)}::int[],
        ${seen.map(({ stockQuantity }) => stockQuantity)}::int[])`.as<'seen'>(
        sql`seen(id, version, "stockQuantity")`,
      ),
      (join) => join.onRef('seen.id', '=', 'products.id'),
    )
    .select(
      sql<boolean>`products.status = 'active' and (products.version, products.stock_quantity)
        = (seen.version, seen."stockQuantity")`.as('isSame'),
    )
    .orderBy('products.id')
    .forNoKeyUpdate('products')
    .execute();
  return rows.length === seen.length && rows.every(({ isSame }) => isSame);
}

/** Changes products that are locked, as a part of a batch, which keeps their values before. */
export const changeProducts = (
  trx: Db,
  batchId: string,
  rows: readonly ProductChange[],
  author: Author,
): Promise<unknown> => {
  const wanted = sql`select id, "logId" as log_id, columns as changes
    from jsonb_to_recordset(${asJson(rows)}) as row(id uuid, "logId" uuid, columns jsonb)`;
  return sql`with ${change(wanted, author)}
    insert into batch_products (batch_id, product_id, before, version, stock_quantity, status)
      select ${batchId}::uuid, id, (select jsonb_object_agg(key, value -> key) from jsonb_object_keys(changes) key),
        version, stock_quantity, status
      from changed`.execute(trx);
};

/** Adds products of a company, as a part of a batch. Without an industry they have that of the company. */
export const insertProducts = (
  trx: Db,
  { batchId, companyId }: { batchId: string; companyId: string },
  rows: readonly ProductChange[],
  author: Author,
): Promise<unknown> => {
  const at = sql`${author.at}::timestamptz`;
  const ofCompany = sql`(select company_industry from companies where companies.id = ${companyId}::uuid)`;
  const values = sql.join(
    changeable.map((name) => (name === 'industry' ? sql`coalesce(industry, ${ofCompany})` : sql.ref(name))),
  );
  return sql`with
    wanted as (
      select row.id as product_id, "logId" as log_id, next.*
      from jsonb_to_recordset(${asJson(rows)}) as row(id uuid, "logId" uuid, columns jsonb),
        jsonb_populate_record(null::products, columns) next),
    added as (
      insert into products (id, vendor_id, created_at, updated_at, ${columns})
        select product_id, ${companyId}::uuid, ${at}, ${at}, ${values} from wanted
      returning id, version, stock_quantity, status),
    logged as (${logOf(
      sql`(select added.*, log_id, 0 as stock_before from added join wanted on product_id = added.id) added`,
      author,
    )})
    insert into batch_products (batch_id, product_id, before, version, stock_quantity, status)
      select ${batchId}::uuid, id, null, version, stock_quantity, status from added`.execute(trx);
};

/**
 * Locks the products of a batch, also against offers that name them, and tells which of them it has added and what has been
 * changed since.
 */
export const lockBatchProducts = (trx: Db, batchId: string) =>
  trx
    .selectFrom('batch_products as batch')
    .innerJoin('products', 'products.id', 'batch.product_id')
    .select(['products.id', 'products.name'])
    .select([
      sql<boolean>`products.version <> batch.version`.as('isChanged'),
      sql<boolean>`products.stock_quantity <> batch.stock_quantity`.as('isRestocked'),
      sql<boolean>`products.status <> batch.status`.as('isMoved'),
      sql<boolean>`batch.before is null`.as('isAdded'),
      sql<string[] | null>`batch.before -> 'images'`.as('images'),
    ])
    .where('batch_id', '=', batchId)
    .orderBy('products.id')
    .forUpdate('products')
    .execute();

/**
 * Those of locked products that a deal uses: a request is for it, or a line of an offer names it, as those of an order do
 * too. A statement of its own, because that which waits for the locks does not see what was committed meanwhile.
 */
export async function findUsedProducts(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`select used as id from unnest(${ids}::uuid[]) used where exists (
    select from requests where product_id = used
    union all select from offers where lines @> jsonb_build_array(jsonb_build_object('productId', used)))`.execute(
    trx,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Gives locked products of a batch their values before it; archives those that it has added. */
export const restoreProducts = (
  trx: Db,
  batchId: string,
  rows: readonly Omit<ProductChange, 'columns'>[],
  author: Author,
): Promise<unknown> => {
  const wanted = sql`select row.id, "logId" as log_id, coalesce(before, '{"status": "archived"}') as changes
    from jsonb_to_recordset(${asJson(rows)}) as row(id uuid, "logId" uuid)
    join batch_products on batch_id = ${batchId}::uuid and product_id = row.id`;
  return sql`with ${change(wanted, author)} select count(*) from changed`.execute(trx);
};

/** Gives the long statements of a transaction on `dbWithoutTimeout` a limit of their own. */
export const limitStatements = (trx: Db): Promise<unknown> =>
  sql`select set_config('statement_timeout', '60s', true),
    set_config('idle_in_transaction_session_timeout', '60s', true)`.execute(trx);
