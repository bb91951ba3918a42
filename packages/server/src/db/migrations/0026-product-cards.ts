import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table messages drop constraint messages_card_type_check`,
  // The rows before have the types of before, so that they need not be read.
  sql`alter table messages add constraint messages_card_type_check
    check (card_type in ('request', 'quote', 'order', 'product')) not valid`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
