import { Invitation, invitationDays, type Right, type Role } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { columnsOf, namesExcept } from '#db/columns.ts';
import type { Database } from '#db/schema.ts';
import { publishCompany } from '#modules/events/event.ts';

type Db = Kysely<Database>;

const lifetime = invitationDays * 24 * 60 * 60 * 1000;
const expiry = (now: Date) => new Date(now.getTime() + lifetime);

/** An admin could become an owner by inviting one. */
export const rightToInvite = (role: Role): Right => (role === 'owner' ? 'own' : 'administer');

const invitationColumns = [
  'invitations.id as _id' as const,
  ...columnsOf('invitations', namesExcept(Invitation.properties, ['_id'])),
];

interface InvitationRow extends Omit<Invitation, 'createdAt' | 'expiresAt'> {
  createdAt: Date;
  expiresAt: Date;
}

const toInvitation = ({ createdAt, expiresAt, ...invitation }: InvitationRow): Invitation => ({
  ...invitation,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
});

/** The open invitations to a company, the oldest first. */
export async function listInvitations(db: Db, companyId: string, now: Date): Promise<Invitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .select(invitationColumns)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
  return rows.map(toInvitation);
}

/** An open invitation to a company. */
export const findInvitation = (db: Db, companyId: string, id: string, now: Date) =>
  db
    .selectFrom('invitations')
    .select(['email', 'role'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

interface NewInvitation {
  id: string;
  companyId: string;
  /** In its normal form. */
  email: string;
  role: Role;
  /** Who invites. */
  memberId: string;
  now: Date;
}

/** Adds an invitation. Undefined when the address has an open one to this company. */
export async function insertInvitation(
  trx: Db,
  { id, companyId, email, role, memberId, now }: NewInvitation,
): Promise<Invitation | undefined> {
  await trx
    .deleteFrom('invitations')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('expires_at', '<=', now)
    .execute();
  const row = await trx
    .insertInto('invitations')
    .columns(['id', 'company_id', 'email', 'role', 'invited_by', 'inviter_id', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'company_id',
          sql<string>`${email}::text`.as('email'),
          sql<Role>`${role}::text`.as('role'),
          'name as invited_by',
          'members.id as inviter_id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${expiry(now)}::timestamptz`.as('expires_at'),
        ])
        .where('members.id', '=', memberId),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'email']).doNothing())
    .returning([...invitationColumns, publishCompany('company_id')])
    .executeTakeFirst();
  return row && toInvitation(row);
}

/** How many people a company has with those who are invited, and whether one has this address. */
export async function findRoom(
  db: Db,
  { companyId, email, now }: { companyId: string; email: string; now: Date },
): Promise<{ people: number; isMember: boolean }> {
  const { members, invited, isMember } = await db
    .selectFrom('members')
    .select((eb) => [
      eb.fn.countAll<number>().as('members'),
      sql<boolean>`coalesce(bool_or(email = ${email}), false)`.as('isMember'),
      eb
        .selectFrom('invitations')
        .select((count) => count.fn.countAll<number>().as('count'))
        .where('invitations.company_id', '=', companyId)
        .where('expires_at', '>', now)
        .$asScalar()
        .$notNull()
        .as('invited'),
    ])
    .where('company_id', '=', companyId)
    .where('status', '=', sql.lit('active'))
    .executeTakeFirstOrThrow();
  return { people: members + invited, isMember };
}

/** Starts the next sending of an open invitation, which voids the links of the one before. */
export async function renewInvitation(
  trx: Db,
  { companyId, id, memberId, now }: { companyId: string; id: string; memberId: string; now: Date },
): Promise<{ invitation: Invitation; sending: number } | undefined> {
  const row = await trx
    .updateTable('invitations')
    .from('members')
    .set({
      sending: sql<number>`sending + 1`,
      invited_by: sql<string>`members.name`,
      inviter_id: memberId,
      expires_at: expiry(now),
    })
    .where('members.id', '=', memberId)
    .where('invitations.id', '=', id)
    .where('invitations.company_id', '=', companyId)
    .where('expires_at', '>', now)
    .returning([...invitationColumns, 'sending', publishCompany('invitations.company_id')])
    .executeTakeFirst();
  if (!row) return undefined;
  await trx.deleteFrom('invitation_links').where('invitation_id', '=', id).execute();
  const { sending, ...invitation } = row;
  return { invitation: toInvitation(invitation), sending };
}
