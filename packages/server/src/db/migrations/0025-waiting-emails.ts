import { sql, type Kysely } from 'kysely';

const statements = [
  // The kinds of which a member wants no emails, and what the links that end them are signed with.
  sql`alter table members
    add column emails_off text[] not null default '{}',
    add column email_secret uuid not null default gen_random_uuid()`,
  // Until when what has come for a member was told, and when to look what waits.
  sql`create table waiting_emails (
    member_id uuid primary key references members on delete cascade,
    told_until timestamptz not null,
    due_at timestamptz
  )`,
  sql`create index waiting_emails_due_at_idx on waiting_emails (due_at) where due_at is not null`,
  // Up to which time what has come was looked through for whom it waits. One row.
  sql`create table waiting_scan (looked_until timestamptz not null)`,
  sql`insert into waiting_scan values (now())`,
  sql`create index messages_created_at_idx on messages using brin (created_at)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
