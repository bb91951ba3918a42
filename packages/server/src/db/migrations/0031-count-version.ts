import { sql, type Kysely } from 'kysely';

/**
 * As before, but the old row becomes JSON once and not once for each column: that was most of the time of a change of many
 * products, for which they are locked.
 *
 * @public Called by Kysely's migrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function count_version() returns trigger language plpgsql as $$
    declare
      before jsonb := to_jsonb(old);
      changed jsonb;
    begin
      select jsonb_object_agg(key, old.version + 1) into changed
        from jsonb_each(to_jsonb(new) - tg_argv - array['version', 'field_versions', 'search'])
        where value is distinct from before -> key;
      if changed is not null then
        new.version := old.version + 1;
        new.field_versions := old.field_versions || changed;
      end if;
      return new;
    end $$`.execute(db);
}
