import { sql, type Kysely } from 'kysely';

const statements = [
  // Unlogged: losing a count in a crash of the database does no harm, and a write then needs no second flush.
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

  // 0005 took the last message from any conversation of the receiver: its bare `sender_id` is that of the message.
  sql`update connections set last_message_id = newest.message_id
    from (
      select c.id, messages.id as message_id from connections c
      left join conversations
        on conversations.company_a = least(c.sender_id, c.receiver_id)
        and conversations.company_b = greatest(c.sender_id, c.receiver_id)
      left join messages on messages.company_a = conversations.company_a
        and messages.company_b = conversations.company_b and messages.seq = conversations.last_seq
      where c.status = 'connected'
    ) newest
    where connections.id = newest.id and connections.last_message_id is distinct from newest.message_id`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
