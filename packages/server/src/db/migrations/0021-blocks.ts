import { sql, type Kysely } from 'kysely';

const blocks = [
  sql`create table blocks (
    id uuid not null unique,
    company_id uuid not null references companies on delete cascade,
    blocked_id uuid not null references companies on delete cascade,
    created_at timestamptz not null,
    primary key (company_id, blocked_id),
    check (company_id <> blocked_id)
  )`,
  sql`create index blocks_blocked_id_idx on blocks (blocked_id, company_id)`,
  sql`create index blocks_list_idx on blocks (company_id, id desc)`,
  // A block is one in both directions.
  sql`create view blocked_pairs as
    select company_id, blocked_id as other_id from blocks
    union all select blocked_id, company_id from blocks`,
  sql`create function blocks_key(one uuid, other uuid) returns bigint language sql immutable
    return hashtextextended(least(one, other)::text || greatest(one, other)::text, 0)`,
  // The lock comes first, so that what is read after it is not older than a block that the call has waited for.
  sql`create function lock_unblocked(one uuid, other uuid) returns boolean language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(blocks_key(one, other));
      return not exists (select from blocked_pairs where company_id = one and other_id = other);
    end $$`,
  // What a block ends.
  sql`create index quotes_open_pair_idx on quotes (client_id, vendor_id) where status = 'open'`,
  // All nodes are told of which companies they no longer know whether they have a block.
  sql`create function notify_block_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guildhall', 'block-change ' || coalesce(new.company_id, old.company_id));
      perform pg_notify('guildhall', 'block-change ' || coalesce(new.blocked_id, old.blocked_id));
      return null;
    end $$`,
  sql`create trigger blocks_notify_change after insert or delete on blocks
    for each row execute function notify_block_change()`,
];

const declines = [
  sql`alter table declines add column is_for_good boolean not null default false`,
  sql`drop index declines_declined_at_idx`,
  sql`create index declines_declined_at_idx on declines (declined_at) where not is_for_good`,
];

const reports = [
  sql`create table reports (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    member_id uuid not null,
    target_type text not null check (target_type in ('company', 'product', 'request', 'message')),
    target_id uuid not null,
    reported_id uuid not null references companies on delete cascade,
    reason text not null,
    created_at timestamptz not null,
    done_at timestamptz
  )`,
  sql`create unique index reports_target_key on reports (company_id, target_type, target_id) where done_at is null`,
  sql`create index reports_company_id_idx on reports (company_id, created_at)`,
  sql`create index reports_reported_id_idx on reports (reported_id)`,
  sql`create index reports_open_idx on reports (id) where done_at is null`,
  // What a suspended company was before.
  sql`create table suspensions (
    company_id uuid primary key references companies on delete cascade,
    status_before text not null check (status_before in ('active', 'deactivated', 'leaving')),
    reason text not null,
    created_at timestamptz not null
  )`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...blocks, ...declines, ...reports]) await statement.execute(db);
}
