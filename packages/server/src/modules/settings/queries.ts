import type { Settings, UpdateSettings } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { toRow } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** The settings of a company, which is that of a session, so it exists. */
export const findSettings = (db: Db, companyId: string): Promise<Settings> =>
  db.selectFrom('companies').select('zone').where('id', '=', companyId).executeTakeFirstOrThrow();

/** Changes the given settings and leaves the others. */
export async function updateSettings(db: Db, companyId: string, changes: UpdateSettings): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('companies').set(toRow(changes)).where('id', '=', companyId).execute();
}
