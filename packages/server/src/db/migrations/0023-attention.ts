import { sql, type Kysely } from 'kysely';

const notifications = [
  // What has happened to a company. Numbers rise without being given twice, in the order in which they are committed.
  sql`create table notifications (
    company_id uuid not null references companies on delete cascade,
    number bigint not null,
    kind text not null,
    subject uuid not null,
    occasion text not null,
    other_id uuid references companies on delete cascade,
    step text,
    words text[] not null default '{}',
    at timestamptz not null,
    primary key (company_id, number),
    unique (company_id, kind, subject, occasion)
  )`,
  sql`create index notifications_at_idx on notifications (at)`,
  sql`create index notifications_other_id_idx on notifications (other_id) where other_id is not null`,
  sql`create index notifications_connection_idx on notifications (subject) where kind = 'connection-request'`,
  sql`create table notification_counters (
    company_id uuid primary key references companies on delete cascade,
    last bigint not null
  )`,
  // The number of the newest notification that the member has read.
  sql`alter table members add column notifications_read bigint not null default 0`,
  // Requests whose vendors have not been looked for yet.
  sql`create table unmatched_requests (
    request_id uuid primary key references requests on delete cascade,
    added_at timestamptz not null
  )`,
  sql`create index unmatched_requests_added_at_idx on unmatched_requests (added_at)`,
];

/** The number of the last message that each company has read: what was said before this counts as read. */
const reading = (['a', 'b'] as const).flatMap((side) => {
  const [read, company] = [sql.ref(`read_${side}`), sql.ref(`company_${side}`)];
  return [
    sql`alter table conversations add column ${read} integer not null default 0`,
    sql`update conversations set ${read} = last_seq where last_seq > 0`,
    sql`create index ${sql.ref(`conversations_unread_${side}_idx`)} on conversations (${company})
        where last_seq > ${read}`,
  ];
});

const counts = [
  sql`create index products_low_stock_idx on products (vendor_id)
    where status = 'active' and stock_quantity <= low_stock`,
  sql`create index quotes_expiring_idx on quotes (valid_until)
    where status = 'open' and stage = 'open' and last_offer_by = 'vendor'`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...notifications, ...reading, ...counts]) await statement.execute(db);
}
