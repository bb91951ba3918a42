import { sql, type Kysely } from 'kysely';

const statements = [
  // An id that may be shown, unlike the hash of the token, and the browser.
  sql`alter table sessions
    add column id uuid not null default gen_random_uuid(),
    add column user_agent text not null default ''`,
  sql`alter table sessions alter column id drop default`,
  sql`create unique index sessions_id_key on sessions (id)`,
  sql`drop index sessions_company_id_idx`,
  sql`create index sessions_company_id_idx on sessions (company_id, last_used_at desc)`,
  // It counts sign-ups, too.
  sql`alter table log_in_attempts rename to attempts`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
