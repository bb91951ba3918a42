import { sql, type Kysely } from 'kysely';

const products = [
  sql`alter table products
    add column unit text not null default 'piece',
    add column minimum_order integer not null default 1 check (minimum_order > 0),
    add column price_breaks jsonb not null default '[]',
    add column lead_days integer check (lead_days >= 0),
    add column hsn text not null default '',
    add column industry text not null default '',
    add column low_stock integer check (low_stock >= 0),
    add column updated_at timestamptz not null default now(),
    add column version integer not null default 1,
    add column field_versions jsonb not null default '{}'`,
  sql`update products set updated_at = products.created_at, industry = company_industry
    from companies where companies.id = vendor_id`,
  // What nobody types in raises no version: so a sale does not spoil an edit.
  sql`create trigger products_count_version before update on products for each row
    execute function count_version('stock_quantity', 'status', 'updated_at', 'net_paise')`,
  sql`create index products_category_idx on products (category, id desc) where status = 'active'`,
  sql`create index products_industry_idx on products (industry, id desc) where status = 'active'`,
  // An import finds the products of a company by their SKU.
  sql`create index products_sku_idx on products (vendor_id, lower(sku)) where sku <> ''`,
  sql`drop view live_products`,
  sql`create view company_products as
    select products.*, companies.company_name as vendor_name, companies.avatar as vendor_avatar,
      companies.status as vendor_status
    from products join companies on companies.id = products.vendor_id`,
  sql`create view live_products as select * from company_products where status = 'active' and vendor_status = 'active'`,
];

/** Changes of many products in one go, with what each was before. */
const batches = [
  sql`create table batches (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    member_id uuid not null,
    kind text not null check (kind in ('change', 'import')),
    created_at timestamptz not null,
    undone_at timestamptz
  )`,
  sql`create index batches_company_id_idx on batches (company_id, id desc)`,
  sql`create table batch_products (
    batch_id uuid not null references batches on delete cascade,
    product_id uuid not null references products on delete cascade,
    before jsonb,
    version integer not null,
    stock_quantity integer not null,
    status text not null,
    primary key (batch_id, product_id)
  )`,
  sql`create index batch_products_product_id_idx on batch_products (product_id)`,
];

const stockChanges = [
  // As in `activity`: the name is that of the time.
  sql`create table stock_changes (
    id uuid primary key,
    product_id uuid not null references products on delete cascade,
    change integer not null,
    quantity integer not null,
    reason text not null,
    member_id uuid not null,
    member_name text not null,
    at timestamptz not null
  )`,
  sql`create index stock_changes_product_id_idx on stock_changes (product_id, id desc)`,
];

const saved = [
  sql`create table saved_products (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    product_id uuid not null references products on delete cascade,
    name text not null,
    net_paise bigint not null,
    in_stock boolean not null,
    saved_at timestamptz not null,
    unique (company_id, product_id)
  )`,
  sql`create index saved_products_company_id_idx on saved_products (company_id, id desc)`,
  sql`create index saved_products_product_id_idx on saved_products (product_id)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...products, ...batches, ...stockChanges, ...saved]) await statement.execute(db);
}
