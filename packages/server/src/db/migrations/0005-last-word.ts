import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table connections add column last_message_id uuid`,
  sql`update connections set last_message_id = (
    select id from messages
    where company_a = least(sender_id, receiver_id) and company_b = greatest(sender_id, receiver_id)
    order by seq desc limit 1
  ) where status = 'connected'`,
  // Ids are time-ordered: the greater of the two gives the order of the last activity.
  ...['sender_id', 'receiver_id'].map(
    (side) => sql`create index ${sql.ref(`connections_${side}_last_word_idx`)}
      on connections (${sql.ref(side)}, greatest(last_message_id, id) desc) where status = 'connected'`,
  ),
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
