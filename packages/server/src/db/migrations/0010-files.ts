import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table files (
    id uuid primary key,
    company_id uuid not null references companies on delete cascade,
    name text not null,
    type text not null,
    bytes bigint not null,
    stored_bytes bigint not null,
    width integer,
    height integer,
    created_at timestamptz not null,
    unlinked_at timestamptz
  )`,
  sql`create index files_company_id_idx on files (company_id)`,
  sql`create index files_unlinked_at_idx on files (unlinked_at) where unlinked_at is not null`,

  // Written before the row of its file, so that the lock of the usage is held for a moment only.
  sql`create table file_chunks (
    file_id uuid not null references files on delete cascade deferrable initially deferred,
    width integer not null,
    seq integer not null,
    data bytea not null,
    primary key (file_id, width, seq)
  )`,
  // The bytes are compressed already, and their length is known without reading them.
  sql`alter table file_chunks alter column data set storage external`,

  sql`create table file_links (
    file_id uuid not null references files on delete cascade,
    subject text not null,
    primary key (file_id, subject)
  )`,
  sql`create index file_links_subject_idx on file_links (subject)`,

  // A file that loses its last link is unlinked from then on, whatever removes the link. It is locked first, so that of
  // two links that are removed at once the second sees that the first is gone.
  sql`create function note_file_link() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        update files set unlinked_at = null where id = new.file_id;
      else
        perform from files where id = old.file_id for update;
        update files set unlinked_at = now()
          where id = old.file_id and not exists (select from file_links where file_id = old.file_id);
      end if;
      return null;
    end $$`,
  sql`create trigger file_links_note after insert or delete on file_links
    for each row execute function note_file_link()`,

  // One row a company; the one without a company counts all of them.
  sql`create table file_usage (
    company_id uuid unique nulls not distinct references companies on delete cascade,
    bytes bigint not null
  )`,
  // The row of the company first and that of all last, so that two uploads never wait for each other.
  sql`create function count_files() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into file_usage select company_id, sum(stored_bytes) from changed group by company_id
          on conflict (company_id) do update set bytes = file_usage.bytes + excluded.bytes;
        insert into file_usage select null, coalesce(sum(stored_bytes), 0) from changed
          on conflict (company_id) do update set bytes = file_usage.bytes + excluded.bytes;
      else
        update file_usage set bytes = file_usage.bytes - freed.bytes
          from (select company_id, sum(stored_bytes) as bytes from changed group by company_id) freed
          where file_usage.company_id = freed.company_id;
        update file_usage set bytes = bytes - (select coalesce(sum(stored_bytes), 0) from changed)
          where company_id is null;
      end if;
      return null;
    end $$`,
  sql`create trigger files_count_added after insert on files
    referencing new table as changed for each statement execute function count_files()`,
  sql`create trigger files_count_deleted after delete on files
    referencing old table as changed for each statement execute function count_files()`,
];

/** @public Called by Kysely's migrator. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
