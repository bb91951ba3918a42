import { hasRight, roles, type Role } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publishCompany } from '#modules/events/event.ts';
import { rightToInvite } from './invitations.ts';

type Db = Kysely<Database>;

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
