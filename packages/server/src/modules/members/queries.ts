import { TeamMember, type Role } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';
import { publishCompany } from '#modules/events/event.ts';

type Db = Kysely<Database>;

const teamColumns = [
  'members.id as _id' as const,
  'members.created_at as joinedAt' as const,
  ...columnsOf('members', namesExcept(TeamMember.properties, ['_id', 'joinedAt'])),
];

/** The active members of a company. */
const activeMembers = (db: Db, companyId: string) =>
  db
    .selectFrom('members')
    .select(teamColumns)
    .where('company_id', '=', companyId)
    .where('status', '=', sql.lit('active'));

type MemberRow = Awaited<ReturnType<typeof lockMembers>>[number];

export const toTeamMember = ({ joinedAt, ...member }: MemberRow): TeamMember => ({
  ...member,
  joinedAt: joinedAt.toISOString(),
});

/** The active members of a company, the longest there first. */
export async function listMembers(db: Db, companyId: string): Promise<TeamMember[]> {
  const rows = await activeMembers(db, companyId).orderBy('id').execute();
  return rows.map(toTeamMember);
}

/**
 * Some active members of a company and all its owners, as they stay until the transaction ends: of two changes at once the
 * second sees what the first has left. By ascending ids, so that two never wait for each other.
 */
export const lockMembers = (trx: Db, companyId: string, ids: readonly string[]) =>
  activeMembers(trx, companyId)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('role', '=', 'owner')]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Changes a member's role. */
export async function updateRole(trx: Db, id: string, role: Role): Promise<TeamMember> {
  const row = await trx
    .updateTable('members')
    .set({ role })
    .where('id', '=', id)
    .returning([...teamColumns, publishCompany('company_id')])
    .executeTakeFirstOrThrow();
  return toTeamMember(row);
}

/**
 * Takes a member out. The row stays for the sake of what the member did, without the password. The database ends the
 * sessions, and with them the streams on all nodes.
 */
export async function updateToRemoved(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ status: 'removed', password_hash: '', new_email: null, new_email_until: null })
    .where('id', '=', id)
    .returning(publishCompany('company_id'))
    .execute();
}
