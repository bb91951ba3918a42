import { sql, type Kysely } from 'kysely';

const party = `in ('client', 'vendor')`;

const requests = [
  sql`alter table requests
    add column quantity double precision check (quantity > 0),
    add column unit text not null default '',
    add column needed_by date,
    add column delivery_place text not null default '',
    add column closes_at timestamptz,
    add column product_id uuid references products on delete set null,
    add column target_price_paise bigint check (target_price_paise >= 0),
    add column quote_count integer not null default 0,
    add column version integer not null default 1,
    add column field_versions jsonb not null default '{}'`,
  sql`create trigger requests_count_version before update on requests for each row
    execute function count_version('status', 'quote_count')`,
  sql`create index requests_industry_idx on requests (supply_industry, id desc)
    where status = 'open' and vendor_id is null`,
  sql`create index requests_estimates_idx on requests (client_id, id desc)
    where status = 'open' and vendor_id is not null and product_id is not null`,
  sql`create index requests_product_id_idx on requests (product_id) where product_id is not null`,
  sql`drop view board_requests`,
  sql`create view company_requests as
    select requests.*, companies.company_name as client_name, companies.avatar as client_avatar,
      companies.status as client_status
    from requests join companies on companies.id = requests.client_id`,
  sql`create view board_requests as select * from company_requests
    where status = 'open' and vendor_id is null and client_status = 'active'`,
];

/** A call that is sent again gets its first response, which needs the new fields. */
const storedResponses = [
  sql`update idempotency_keys set answer = jsonb_set(answer::jsonb, '{request}', jsonb_build_object(
      'quantity', null, 'unit', '', 'neededBy', null, 'deliveryPlace', '', 'closesAt', null, 'status', 'open',
      'vendorId', null, 'productId', null, 'targetPrice', null, 'quoteCount', 0, 'version', 1) || (answer::jsonb -> 'request'))::json
    where answer::jsonb ? 'request'`,
];

const quotes = [
  sql`create table quotes (
    id uuid primary key,
    request_id uuid not null references requests on delete cascade,
    client_id uuid not null references companies on delete cascade,
    vendor_id uuid not null references companies on delete cascade,
    status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn')),
    stage text not null default 'open' check (stage in ('open', 'order', 'closed')),
    waits_for text check (waits_for ${sql.raw(party)}),
    offer_count integer not null default 0,
    note_count integer not null default 0,
    last_offer_by text check (last_offer_by ${sql.raw(party)}),
    valid_until timestamptz,
    total_paise bigint,
    closed_by text check (closed_by ${sql.raw(party)}),
    reason text not null default '',
    place uuid not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (request_id, vendor_id)
  )`,
  sql`create index quotes_request_id_idx on quotes (request_id, id)`,
  ...(['client', 'vendor'] as const).flatMap((side) => [
    sql`create index ${sql.ref(`quotes_${side}_idx`)} on quotes (${sql.ref(`${side}_id`)}, place desc)`,
    sql`create index ${sql.ref(`quotes_${side}_stage_idx`)} on quotes (${sql.ref(`${side}_id`)}, stage, place desc)`,
    sql`create index ${sql.ref(`quotes_${side}_turn_idx`)} on quotes (${sql.ref(`${side}_id`)}, waits_for, place desc)
      where stage <> 'closed'`,
  ]),
  sql`create table offers (
    quote_id uuid not null references quotes on delete cascade,
    number integer not null check (number > 0),
    by text not null check (by ${sql.raw(party)}),
    member_id uuid not null,
    member_name text not null,
    lines jsonb not null,
    shipping_paise bigint not null,
    shipping_tax_percent double precision not null,
    lead_days integer,
    valid_until timestamptz,
    terms text not null,
    note text not null,
    at timestamptz not null,
    primary key (quote_id, number)
  )`,
  sql`create table quote_notes (
    id uuid primary key,
    quote_id uuid not null references quotes on delete cascade,
    by text not null check (by ${sql.raw(party)}),
    member_id uuid not null,
    member_name text not null,
    text text not null,
    at timestamptz not null
  )`,
  sql`create index quote_notes_quote_id_idx on quote_notes (quote_id, id)`,
];

const orders = [
  sql`create table orders (
    id uuid primary key,
    number text not null unique,
    quote_id uuid not null references quotes on delete cascade,
    request_id uuid not null references requests on delete cascade,
    client_id uuid not null references companies on delete cascade,
    vendor_id uuid not null references companies on delete cascade,
    status text not null default 'placed'
      check (status in ('placed', 'confirmed', 'dispatched', 'delivered', 'completed', 'cancelled')),
    client jsonb not null,
    vendor jsonb not null,
    delivery_place text not null,
    lines jsonb not null,
    shipping_paise bigint not null,
    shipping_tax_percent double precision not null,
    lead_days integer,
    terms text not null,
    client_reference text not null default '',
    invoice_number text not null default '',
    paid_at timestamptz,
    problem text not null default '',
    cancelled_by text check (cancelled_by ${sql.raw(party)}),
    reason text not null default '',
    created_at timestamptz not null,
    updated_at timestamptz not null,
    delivered_at timestamptz,
    completed_at timestamptz
  )`,
  sql`create unique index orders_quote_id_key on orders (quote_id) where status <> 'cancelled'`,
  sql`create index orders_quote_id_idx on orders (quote_id, id desc)`,
  sql`create index orders_request_id_idx on orders (request_id)`,
  sql`create index orders_client_id_idx on orders (client_id)`,
  sql`create index orders_vendor_id_idx on orders (vendor_id)`,
  sql`create index orders_delivered_idx on orders (delivered_at) where status = 'delivered' and problem = ''`,
  sql`create table shipments (
    id uuid primary key,
    order_id uuid not null references orders on delete cascade,
    lines jsonb not null,
    carrier text not null,
    tracking text not null,
    member_id uuid not null,
    member_name text not null,
    at timestamptz not null
  )`,
  sql`create index shipments_order_id_idx on shipments (order_id, id)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...requests, ...storedResponses, ...quotes, ...orders])
    await statement.execute(db);
}
