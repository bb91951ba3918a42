import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table invitations (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    email text not null,
    role text not null check (role in ('owner', 'admin', 'sales', 'buyer', 'viewer')),
    invited_by text not null,
    sending integer not null default 1,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  sql`create unique index invitations_email_key on invitations (company_id, email)`,
  sql`create index invitations_expires_at_idx on invitations (expires_at)`,
  sql`create table invitation_links (
    token_hash bytea primary key,
    invitation_id uuid not null references invitations on delete cascade,
    by_mail boolean not null
  )`,
  sql`create index invitation_links_invitation_id_idx on invitation_links (invitation_id)`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
