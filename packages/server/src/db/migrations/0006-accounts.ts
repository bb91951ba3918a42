import { sql, type Kysely } from 'kysely';
import { normalizeEmail } from '#email.ts';

const pageSize = 1000;
const maxCharacters = 254;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

interface Account {
  id: string;
  email: string;
}

/** The accounts whose address has another normal form, with that form; of two with the same form the first. */
function respell(accounts: readonly Account[]): Account[] {
  const changed = new Map<string, Account>();
  for (const { id, email } of accounts) {
    const normal = normalizeEmail(email.replaceAll(invisible, ''));
    if (normal !== email && normal.length <= maxCharacters && !changed.has(normal))
      changed.set(normal, { id, email: normal });
  }
  return [...changed.values()];
}

/**
 * Changes all addresses to their normal form. Of two accounts with the same normal form, the one that has it already, or
 * else the older one, gets it. The other is unchanged, for an operator to correct: no log-in finds it.
 */
async function normalizeEmails(db: Kysely<unknown>): Promise<void> {
  await sql`drop index companies_email_key`.execute(db);
  await sql`create unique index companies_email_key on companies (email)`.execute(db);
  // No searched word changes.
  await sql`alter table companies disable trigger companies_add_search_words`.execute(db);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Account>`
      select id, email from companies where id > ${after} order by id limit ${pageSize}`.execute(db);
    const accounts = respell(rows);
    await sql`update companies set email = respelt.email
      from unnest(${accounts.map(({ id }) => id)}::uuid[], ${accounts.map(({ email }) => email)}::text[])
        as respelt (id, email)
      where companies.id = respelt.id
        and not exists (select from companies other where other.email = respelt.email)`.execute(db);
    if (rows.length < pageSize) break;
    after = rows.at(-1)!.id;
  }
  await sql`alter table companies enable trigger companies_add_search_words`.execute(db);
}

const statements = [
  sql`create table devices (
    token_hash bytea primary key,
    company_id uuid not null references companies on delete cascade,
    created_at timestamptz not null,
    last_used_at timestamptz not null
  )`,
  sql`create index devices_company_id_idx on devices (company_id, last_used_at desc)`,
  sql`create index devices_last_used_at_idx on devices (last_used_at)`,
  sql`alter table sessions add column device_hash bytea`,

  // A log-in ends the sessions beyond a hundred.
  sql`delete from sessions using (
      select id, row_number() over (partition by company_id order by last_used_at desc, id desc) as place from sessions
    ) ranked
    where ranked.id = sessions.id and ranked.place > 100`,
  // All nodes are notified, however a session is deleted.
  sql`create function tell_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guildhall', 'session-end ' || encode(old.token_hash, 'hex'));
      return null;
    end $$`,
  sql`create trigger sessions_tell_end after delete on sessions
    for each row execute function tell_session_end()`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  await normalizeEmails(db);
}
