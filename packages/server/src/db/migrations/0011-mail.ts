import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table outbox (
    id uuid primary key,
    recipient text not null,
    kind text not null,
    parameters jsonb not null,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    tries integer not null default 0,
    last_error text,
    failed_at timestamptz
  )`,
  sql`create index outbox_due_at_idx on outbox (due_at) where failed_at is null`,
  sql`create index outbox_failed_at_idx on outbox (failed_at) where failed_at is not null`,

  sql`create table password_resets (
    token_hash bytea primary key,
    member_id uuid not null references members on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create index password_resets_member_id_idx on password_resets (member_id)`,
  sql`create index password_resets_expires_at_idx on password_resets (expires_at)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
