import { hasRight, Invitation, invitationDays, roles, type Right, type Role } from '@guildhall/contract';
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

interface NewLink {
  tokenHash: Buffer;
  invitationId: string;
  sending: number;
  byMail: boolean;
  now: Date;
}

/** Stores a link of an open invitation, if this is still its sending. Returns what a letter says of it. */
export async function insertLink(db: Db, { tokenHash, invitationId, sending, byMail, now }: NewLink) {
  return db
    .with('invitation', (cte) =>
      cte
        .selectFrom('invitations')
        .innerJoin('companies', 'companies.id', 'invitations.company_id')
        .select(['invitations.id', 'company_name as companyName', 'role', 'invited_by as invitedBy'])
        .where('invitations.id', '=', invitationId)
        .where('sending', '=', sending)
        .where('expires_at', '>', now)
        .where('companies.status', '=', 'active')
        // It waits for a new sending, which deletes the links of this one.
        .forShare('invitations'),
    )
    .with('link', (cte) =>
      cte
        .insertInto('invitation_links')
        .columns(['token_hash', 'invitation_id', 'by_mail'])
        .expression((eb) =>
          eb
            .selectFrom('invitation')
            .select([
              sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
              'id',
              sql<boolean>`${byMail}::boolean`.as('by_mail'),
            ]),
        ),
    )
    .selectFrom('invitation')
    .select(['companyName', 'role', 'invitedBy'])
    .executeTakeFirst();
}

/** The open invitation of a link, to an active company. */
export const findInvitationOfLink = (db: Db, tokenHash: Buffer, now: Date) =>
  db
    .selectFrom('invitation_links')
    .innerJoin('invitations', 'invitations.id', 'invitation_links.invitation_id')
    .innerJoin('companies', 'companies.id', 'invitations.company_id')
    .select([
      'invitations.id',
      'companies.id as companyId',
      'company_name as companyName',
      'invitations.email',
      'role',
      'sending',
      'by_mail as byMail',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('companies.status', '=', 'active')
    .executeTakeFirst();

/**
 * Uses an invitation up, if it is still open and of this sending, and its company active, which it stays until the
 * transaction ends. Of several calls at once one gets true.
 */
export async function takeInvitation(
  trx: Db,
  { id, companyId, sending }: { id: string; companyId: string; sending: number },
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('sending', '=', sending)
    .returning(publishCompany('company_id'))
    .executeTakeFirst();
  const company = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  return taken !== undefined && company !== undefined;
}

/** Revokes an open invitation to a company; false when there is none. */
export async function deleteInvitation(trx: Db, companyId: string, id: string): Promise<boolean> {
  const deleted = await trx
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .returning(publishCompany('company_id'))
    .executeTakeFirst();
  return deleted !== undefined;
}

interface FormerInviter {
  companyId: string;
  memberId: string;
  /** The new one; without it the member is removed. */
  role?: Role;
  /** The address of a member who is removed, which may have been invited before the member moved to it. */
  email?: string;
  now: Date;
}

/**
 * Deletes the open invitations that a member has sent and may send no longer, for the member may have kept their links.
 * Those with an unknown inviter could be this member's: they go too, and can be sent anew. To be called in the transaction
 * that changes the member, who is locked.
 */
export async function deleteInvitationsOf(
  trx: Db,
  { companyId, memberId, role: own, email, now }: FormerInviter,
): Promise<void> {
  const refused = roles.filter((role) => own === undefined || !hasRight(own, rightToInvite(role)));
  if (refused.length === 0) return;
  await trx
    .deleteFrom('invitations')
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('role', 'in', refused),
          eb.or([eb('inviter_id', '=', memberId), eb('inviter_id', 'is', null)]),
        ]),
        ...(email === undefined ? [] : [eb('email', '=', email)]),
      ]),
    )
    .execute();
}

/** Deletes the invitations that have expired. */
export async function deleteExpiredInvitations(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('invitations').where('expires_at', '<=', now).execute();
}

/** Deletes the letters whose invitation is no longer there. */
export async function deleteVoidInvitationLetters(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('kind', '=', 'invitation')
    .where(
      sql<boolean>`not exists (select from invitations where id = (outbox.parameters ->> 'invitationId')::uuid)`,
    )
    .execute();
}
