import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table companies (
    id uuid primary key,
    company_name text not null,
    email text not null,
    password_hash text not null,
    avatar text,
    admin_email text not null default '',
    address text not null default '',
    company_industry text not null default '',
    company_size text not null default '',
    client_industry text not null default '',
    pan_number text not null default '',
    product_types text not null default '',
    supplier_industry text not null default '',
    supply_type text not null default '',
    employee_emails text[] not null default '{}',
    created_at timestamptz not null
  )`,
  sql`create unique index companies_email_key on companies (lower(email))`,

  sql`create table sessions (
    token_hash bytea primary key,
    company_id uuid not null references companies on delete cascade,
    created_at timestamptz not null,
    last_used_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index sessions_company_id_idx on sessions (company_id)`,
  sql`create index sessions_expires_at_idx on sessions (expires_at)`,

  // As rate-limiter-flexible requires it.
  sql`create table log_in_attempts (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,

  sql`create table connections (
    id uuid primary key,
    sender_id uuid not null references companies on delete cascade,
    receiver_id uuid not null references companies on delete cascade,
    status text not null check (status in ('pending', 'connected')),
    created_at timestamptz not null,
    accepted_at timestamptz,
    check (sender_id <> receiver_id),
    check ((status = 'connected') = (accepted_at is not null))
  )`,
  // One connection a pair, in either direction.
  sql`create unique index connections_pair_key
    on connections (least(sender_id, receiver_id), greatest(sender_id, receiver_id))`,
  sql`create index connections_sent_idx on connections (sender_id, id desc)`,
  sql`create index connections_received_idx on connections (receiver_id, id desc)`,

  sql`create table conversations (
    company_a uuid not null references companies on delete cascade,
    company_b uuid not null references companies on delete cascade,
    last_seq bigint not null default 0,
    primary key (company_a, company_b),
    check (company_a < company_b)
  )`,

  sql`create table messages (
    id uuid primary key,
    company_a uuid not null,
    company_b uuid not null,
    seq bigint not null,
    sender_id uuid not null references companies on delete cascade,
    content text not null,
    created_at timestamptz not null,
    unique (company_a, company_b, seq),
    foreign key (company_a, company_b) references conversations on delete cascade,
    check (sender_id in (company_a, company_b))
  )`,

  sql`create table products (
    id uuid primary key,
    vendor_id uuid not null references companies on delete cascade,
    name text not null,
    description text not null,
    price_paise bigint not null check (price_paise >= 0),
    discount numeric(5, 2) not null default 0 check (discount between 0 and 100),
    category text not null,
    subcategory text not null default '',
    sku text not null default '',
    stock_quantity integer not null check (stock_quantity >= 0),
    images text[] not null default '{}',
    videos text[] not null default '{}',
    attributes jsonb,
    shipping_details jsonb,
    warranty text not null default '',
    additional_notes text not null default '',
    industry_keywords text[] not null default '{}',
    created_at timestamptz not null
  )`,
  sql`create index products_vendor_id_idx on products (vendor_id, id desc)`,

  sql`create table requests (
    id uuid primary key,
    client_id uuid not null references companies on delete cascade,
    request text not null,
    budget text not null,
    supply_industry text not null,
    images text[] not null default '{}',
    created_at timestamptz not null
  )`,
  sql`create index requests_client_id_idx on requests (client_id, id desc)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
