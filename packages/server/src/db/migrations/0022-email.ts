import { sql, type Kysely } from 'kysely';

const statements = [
  // The address that a member has asked for, and how long it waits to be proven.
  sql`alter table members
    add column new_email text,
    add column new_email_until timestamptz,
    add check ((new_email is null) = (new_email_until is null))`,
  sql`create index members_new_email_until_idx on members (new_email_until) where new_email_until is not null`,
  sql`create table email_links (
    token_hash bytea primary key,
    member_id uuid not null references members on delete cascade,
    email text not null,
    expires_at timestamptz not null
  )`,
  sql`create index email_links_member_id_idx on email_links (member_id)`,
  sql`create index email_links_expires_at_idx on email_links (expires_at)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
