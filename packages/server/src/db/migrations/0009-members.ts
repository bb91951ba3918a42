import { sql, type Kysely } from 'kysely';

const notifySessionsOf = (
  members: string,
) => `perform pg_notify('guildhall', 'session-change ' || encode(token_hash, 'hex'))
        from sessions where member_id in (${members})`;

/** Each company becomes its own owner, so what named the company names its owner with the same id. */
const members = [
  sql`create table members (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    name text not null,
    email text not null,
    email_confirmed_at timestamptz,
    password_hash text not null,
    role text not null check (role in ('owner', 'admin', 'sales', 'buyer', 'viewer')),
    status text not null default 'active' check (status in ('active', 'removed')),
    created_at timestamptz not null
  )`,
  sql`insert into members (id, company_id, name, email, password_hash, role, created_at)
    select id, id, company_name, email, password_hash, 'owner', created_at from companies`,
  // A removed member's address is free for another company.
  sql`create unique index members_email_key on members (email) where status = 'active'`,
  sql`create index members_company_id_idx on members (company_id, id)`,

  sql`alter table companies
    drop column password_hash,
    add column status text not null default 'active'
      check (status in ('active', 'deactivated', 'leaving', 'suspended', 'erased')),
    add column zone text not null default 'Asia/Kolkata',
    add column version integer not null default 1,
    add column field_versions jsonb not null default '{}'`,
  sql`drop index companies_email_key`,
  ...['sessions', 'devices', 'idempotency_keys'].flatMap((name) => [
    sql`alter table ${sql.table(name)} drop constraint ${sql.ref(`${name}_company_id_fkey`)}`,
    sql`alter table ${sql.table(name)} rename column company_id to member_id`,
    sql`alter table ${sql.table(name)} add foreign key (member_id) references members on delete cascade`,
  ]),
  ...['sessions', 'devices'].map(
    (name) =>
      sql`alter index ${sql.ref(`${name}_company_id_idx`)} rename to ${sql.ref(`${name}_member_id_idx`)}`,
  ),
];

/** All nodes are told when what they know of a session is no longer true. */
const sessionChanges = [
  sql`drop trigger sessions_tell_end on sessions`,
  sql`drop function tell_session_end`,
  sql`create function notify_session_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guildhall', 'session-change ' || encode(old.token_hash, 'hex'));
      return null;
    end $$`,
  sql`create trigger sessions_notify_change after delete on sessions
    for each row execute function notify_session_change()`,
  sql`create function change_sessions_of_member() returns trigger language plpgsql as $$
    begin
      if new.status = 'active' then
        ${sql.raw(notifySessionsOf('select new.id'))};
      else
        delete from sessions where member_id = new.id;
      end if;
      return null;
    end $$`,
  sql`create trigger members_change_sessions after update of role, status on members
    for each row when (old.role <> new.role or old.status <> new.status) execute function change_sessions_of_member()`,
  sql`create function end_sessions_of_company() returns trigger language plpgsql as $$
    begin
      delete from sessions where member_id in (select id from members where company_id = new.id);
      return null;
    end $$`,
  sql`create trigger companies_end_sessions after update of status on companies
    for each row when (new.status <> 'active') execute function end_sessions_of_company()`,
];

/** Raises the version of a row, and notes it for each changed column but those that the trigger's arguments name. */
const versions = [
  sql`create function count_version() returns trigger language plpgsql as $$
    declare changed jsonb;
    begin
      select jsonb_object_agg(key, old.version + 1) into changed
        from jsonb_each(to_jsonb(new) - tg_argv - array['version', 'field_versions', 'search'])
        where value is distinct from to_jsonb(old) -> key;
      if changed is not null then
        new.version := old.version + 1;
        new.field_versions := old.field_versions || changed;
      end if;
      return new;
    end $$`,
  sql`create trigger companies_count_version before update on companies
    for each row execute function count_version('status')`,
];

const activity = [
  // No foreign key to the member: members are never deleted, and the name is that of the time.
  sql`create table activity (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    member_id uuid not null,
    member_name text not null,
    action text not null,
    subject uuid not null,
    at timestamptz not null
  )`,
  sql`create index activity_company_id_idx on activity (company_id, id desc)`,
  sql`create index activity_subject_idx on activity (subject, id desc)`,
];

/** What anyone may read. */
const publicViews = [
  sql`alter table products add column status text not null default 'active' check (status in ('active', 'archived'))`,
  // A request to one vendor is for the two alone.
  sql`alter table requests
    add column status text not null default 'open' check (status in ('open', 'awarded', 'closed')),
    add column vendor_id uuid references companies on delete cascade`,
  sql`create index requests_board_idx on requests (id desc) where status = 'open' and vendor_id is null`,
  sql`create index requests_vendor_id_idx on requests (vendor_id, id desc) where vendor_id is not null`,
  sql`create view active_companies as select * from companies where status = 'active'`,
  sql`create view live_products as
    select products.*, companies.company_name as vendor_name, companies.avatar as vendor_avatar
    from products join companies on companies.id = products.vendor_id
    where products.status = 'active' and companies.status = 'active'`,
  sql`create view board_requests as
    select requests.*, companies.company_name as client_name, companies.avatar as client_avatar
    from requests join companies on companies.id = requests.client_id
    where requests.status = 'open' and requests.vendor_id is null and companies.status = 'active'`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [...members, ...sessionChanges, ...versions, ...activity, ...publicViews];
  for (const statement of statements) await statement.execute(db);
}
