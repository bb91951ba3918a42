import { sql, type Kysely } from 'kysely';

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table idempotency_keys (
    company_id uuid not null references companies on delete cascade,
    key text not null,
    fingerprint bytea not null,
    answer json,
    created_at timestamptz not null,
    primary key (company_id, key)
  )`.execute(db);
  await sql`create index idempotency_keys_created_at_idx on idempotency_keys (created_at)`.execute(db);
}
