import { sql, type Kysely } from 'kysely';

const messageCards = sql`alter table messages
  add column card_type text check (card_type in ('request', 'quote', 'order')),
  add column card_id uuid,
  add column card_title text,
  add check (num_nulls(card_type, card_id, card_title) in (0, 3))`;

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await messageCards.execute(db);
}
