import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import { StartError } from '#start-error.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** Throws StartError when the database has migrations that this version does not know. */
async function requireKnownMigrations(db: Kysely<Database>): Promise<void> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows: tables } =
    await sql`select where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(db);
  if (tables.length === 0) return;
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  const unknown = rows.map(({ name }) => name).filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new StartError(
      `The database belongs to another version of Guildhall: this one does not know ${unknown.join(', ')}. ` +
        'Start the newest version, or name another data folder or database.',
    );
}

/**
 * Brings the database to the newest migration. Many nodes may call it at once: Kysely's migrator takes an
 * advisory lock, so one migrates and the others wait. Throws StartError for a database of a newer version.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await requireKnownMigrations(db);
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
