import { sql, type Kysely } from 'kysely';

const statements = [
  // The price after the discount, rounded half up to the paisa, as the app rounds it.
  sql`alter table products
    add column net_paise bigint not null generated always as (round(price_paise * (100 - discount) / 100)) stored`,
  sql`create index products_net_paise_idx on products (net_paise, id)`,
  // By code point, so that the order does not change with the locale of the database or of the system below it.
  sql`create index products_name_idx on products (lower(name) collate "C", id)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
