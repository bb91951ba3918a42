import { sql, type Kysely } from 'kysely';
import { StartError } from '#start-error.ts';
import type { Database } from './schema.ts';

const oldest = 15;

/** Throws StartError when the database cannot be reached, or is too old. */
export async function requireUsableDatabase(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version_num') as version`
    .execute(db)
    .catch((error: Error & { code?: string }) => {
      const reason = error.message || (error.code ?? error.name);
      throw new StartError(`The database cannot be reached: ${reason}. Check DATABASE_URL if it is set.`);
    });
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (!(major >= oldest)) throw new StartError(`PostgreSQL ${oldest} or newer is needed, not ${major}.`);
}
