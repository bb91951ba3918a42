import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { active, resettable } from './queries.ts';

type Db = Kysely<Database>;

/** Whose address a member proves: the one it logs in with, or the one that is to replace it. */
type LinkKind = 'own' | 'new';

interface NewEmailLink {
  tokenHash: Buffer;
  memberId: string;
  /** In its normal form. */
  email: string;
  expiresAt: Date;
}

/**
 * Stores a link by which a member proves an address, and returns whose it is; `taken` without a link for a new one that
 * has another account. Undefined when there is nothing to prove any more.
 */
export async function insertEmailLink(
  db: Db,
  { tokenHash, memberId, email, expiresAt }: NewEmailLink,
): Promise<LinkKind | 'taken' | undefined> {
  const row = await db
    .with('asked', () =>
      resettable(db)
        .select((eb) => [
          'members.id as memberId',
          eb
            .case()
            .when('members.email', '=', email)
            .then(sql.lit<LinkKind>('own'))
            .when(
              eb.exists(
                eb
                  .selectFrom('members as other')
                  .select('other.id')
                  .where('other.email', '=', email)
                  .where('other.status', '=', active),
              ),
            )
            .then(sql.lit<'taken'>('taken'))
            .else(sql.lit<LinkKind>('new'))
            .end()
            .as('kind'),
        ])
        .where('members.id', '=', memberId)
        .where((eb) =>
          eb.or([
            eb('members.new_email', '=', email),
            eb.and([eb('members.email', '=', email), eb('members.email_confirmed_at', 'is', null)]),
          ]),
        ),
    )
    .with('link', (cte) =>
      cte
        .insertInto('email_links')
        .columns(['token_hash', 'member_id', 'email', 'expires_at'])
        .expression((eb) =>
          eb
            .selectFrom('asked')
            .select([
              sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
              'memberId',
              sql<string>`${email}::text`.as('email'),
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ])
            .where('kind', '<>', 'taken'),
        ),
    )
    .selectFrom('asked')
    .select('kind')
    .executeTakeFirst();
  return row?.kind;
}

/** The member whom a link is of, the address that it proves, and the one with which the member logs in. */
export const findEmailLink = (db: Db, tokenHash: Buffer, now: Date) =>
  resettable(db)
    .innerJoin('email_links', 'email_links.member_id', 'members.id')
    .select([
      'members.id as memberId',
      'members.company_id as companyId',
      'members.email as email',
      'email_links.email as provenEmail',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Deletes the links of a member for an address. Returns the hashes of their tokens. */
export async function deleteEmailLinks(trx: Db, memberId: string, email: string): Promise<Buffer[]> {
  const rows = await trx
    .deleteFrom('email_links')
    .where('member_id', '=', memberId)
    .where('email', '=', email)
    .returning('token_hash as tokenHash')
    .execute();
  return rows.map(({ tokenHash }) => tokenHash);
}

/** Deletes the links that have expired. */
export async function deleteExpiredEmailLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<=', now).execute();
}
