import { emailKindsOf, type Settings, type UpdateSettings } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { toRow } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';

type Db = Kysely<Database>;

/** The settings of a member and its company, which are those of a session, so they exist. */
export async function findSettings(db: Db, { memberId }: { memberId: string }): Promise<Settings> {
  const { zone, role, off } = await db
    .selectFrom('members')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .select(['zone', 'role', 'emails_off as off'])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { zone, emails: emailKindsOf(role).filter((kind) => !off.includes(kind)) };
}

/** Changes the given settings and leaves the others. */
export async function updateSettings(db: Db, companyId: string, changes: UpdateSettings): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db.updateTable('companies').set(toRow(changes)).where('id', '=', companyId).execute();
}
