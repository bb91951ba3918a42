import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publishCompany } from '#modules/events/event.ts';

type Db = Kysely<Database>;

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
      'invited_by as invitedBy',
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
