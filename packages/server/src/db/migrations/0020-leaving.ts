import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table companies add column leaving_until timestamptz`,
  sql`create index companies_leaving_until_idx on companies (leaving_until) where leaving_until is not null`,
  sql`drop trigger companies_count_version on companies`,
  sql`create trigger companies_count_version before update on companies
    for each row execute function count_version('status', 'leaving_until')`,
  // What a company that leaves has to end, or what keeps it.
  ...['client_id', 'vendor_id'].map(
    (side) => sql`create index ${sql.ref(`orders_running_${side}_idx`)} on orders (${sql.ref(side)}, id)
      where status in ('placed', 'confirmed', 'dispatched', 'delivered')`,
  ),
  sql`create index requests_open_idx on requests (client_id, id) where status = 'open'`,
  sql`create index quotes_open_idx on quotes (vendor_id, id) where status = 'open'`,
  sql`create index outbox_recipient_idx on outbox (recipient)`,
  // What is read of a company page by page, to export or erase it.
  sql`create index quotes_client_id_idx on quotes (client_id, id)`,
  sql`create index quotes_vendor_id_idx on quotes (vendor_id, id)`,
  sql`create index conversations_company_b_idx on conversations (company_b, company_a)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
