import { sql, type Kysely } from 'kysely';

const statements = [
  // Unlogged: a count that a crash of the database forgets harms nobody, and a write then costs no second flush.
  sql`create unlogged table write_buckets (
    company_id uuid primary key references companies on delete cascade,
    full_at timestamptz not null
  )`,

  sql`create table declines (
    sender_id uuid not null references companies on delete cascade,
    receiver_id uuid not null references companies on delete cascade,
    declined_at timestamptz not null,
    primary key (sender_id, receiver_id)
  )`,
  sql`create index declines_receiver_id_idx on declines (receiver_id)`,
  sql`create index declines_declined_at_idx on declines (declined_at)`,

  sql`alter table conversations add column last_message_at timestamptz`,
  sql`update conversations set last_message_at = messages.created_at from messages
    where messages.company_a = conversations.company_a and messages.company_b = conversations.company_b
      and messages.seq = conversations.last_seq`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
