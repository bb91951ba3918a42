import { sql, type Kysely } from 'kysely';
import { StartError } from '#start-error.ts';
import type { Database } from './schema.ts';

const oldest = 15;

const settings = sql<{ version: string; encoding: string }>`
  select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`;

/** Throws StartError when the database cannot be reached, is too old, or cannot store every character. */
export async function requireUsableDatabase(db: Kysely<Database>): Promise<void> {
  const { rows } = await settings.execute(db).catch((error: Error & { code?: string }) => {
    const reason = error.message || (error.code ?? error.name);
    throw new StartError(`The database cannot be reached: ${reason}. Check DATABASE_URL if it is set.`);
  });
  const [{ version, encoding } = { version: '0', encoding: '' }] = rows;
  const major = Math.floor(Number(version) / 10_000);
  if (!(major >= oldest)) throw new StartError(`PostgreSQL ${oldest} or newer is needed, not ${major}.`);
  if (encoding !== 'UTF8')
    throw new StartError(
      `The database has the encoding ${encoding}, and UTF8 is needed: create it with the encoding 'UTF8'.`,
    );
}
