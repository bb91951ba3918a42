import { DEFAULT_MIGRATION_TABLE, Migrator, sql, type Kysely } from 'kysely';
import { StartError } from '#start-error.ts';
import { isDiskFull, isMissingRight } from './errors.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** The names of the migrations that the database has. */
async function readMigrations(db: Kysely<Database>): Promise<string[]> {
  const table = sql.table(DEFAULT_MIGRATION_TABLE);
  const { rows: tables } =
    await sql`select where to_regclass(${DEFAULT_MIGRATION_TABLE}) is not null`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from ${table} order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** Throws StartError when the database has migrations that this version does not know. */
function requireKnownMigrations(names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in migrations));
  if (unknown.length > 0)
    throw new StartError(
      `The database belongs to another version of Guildhall: this one does not know ${unknown.join(', ')}. ` +
        'Start the newest version, or name another data folder or database.',
    );
}

/** For a command: throws StartError unless the database has all migrations of this version and no other. */
export async function requireMigrated(db: Kysely<Database>): Promise<void> {
  const names = await readMigrations(db);
  requireKnownMigrations(names);
  if (names.length < Object.keys(migrations).length)
    throw new StartError(
      'The database is of an older version of Guildhall. Start the server of this one first.',
    );
}

/**
 * Brings the database to the newest migration. Many nodes may call it at once: Kysely's migrator takes an
 * advisory lock, so one migrates and the others wait. Throws StartError for a database of a newer version,
 * when the role may not do it, and when there is no space.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  requireKnownMigrations(await readMigrations(db));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (isMissingRight(error))
    throw new StartError(
      `The database cannot be migrated: ${error.message}. The role of DATABASE_URL must own the database.`,
    );
  if (isDiskFull(error))
    throw new StartError(
      `The database cannot be migrated: ${error.message}. Free some space on its disk, then start again.`,
    );
  if (error) throw error;
}
