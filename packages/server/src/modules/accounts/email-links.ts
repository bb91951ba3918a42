import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { isUniqueViolation } from '#db/errors.ts';
import { publishCompany } from '#modules/events/event.ts';
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

/** Confirms the address with which a member logs in; false when it is another one by now. */
export async function confirmOwnEmail(
  trx: Db,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set((eb) => ({
      email_confirmed_at: eb.fn.coalesce('email_confirmed_at', sql<Date>`${now}::timestamptz`),
    }))
    .where('id', '=', memberId)
    .where('email', '=', email)
    .where('status', '=', active)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Replaces the address with which a member logs in by the new one, which is proven. `gone` when it has asked for another
 * one by now, `taken` when that one has another account: then nothing more can be done in the transaction.
 */
export async function useNewEmail(
  trx: Db,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<'used' | 'gone' | 'taken'> {
  try {
    const moved = await trx
      .updateTable('members')
      .set({ email, email_confirmed_at: now, new_email: null, new_email_until: null })
      .where('id', '=', memberId)
      .where('new_email', '=', email)
      .where('status', '=', active)
      .returning(publishCompany('company_id'))
      .executeTakeFirst();
    return moved ? 'used' : 'gone';
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken';
    throw error;
  }
}

/** Replaces the contact address of a company if it is no owner's any more. */
export async function replaceContact(trx: Db, companyId: string, to: string): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ email: to })
    .where('id', '=', companyId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('members')
            .select('members.id')
            .where('company_id', '=', companyId)
            .where('members.status', '=', active)
            .where('role', '=', 'owner')
            .whereRef('members.email', '=', 'companies.email'),
        ),
      ),
    )
    .execute();
}

/** Notes the address that a member wants to log in with, in place of one that it has asked for before. */
export async function requestNewEmail(
  trx: Db,
  { memberId, email, until }: { memberId: string; email: string; until: Date },
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ new_email: email, new_email_until: until })
    .where('id', '=', memberId)
    .execute();
}

/** Forgets the new address that a member has asked for. */
export async function dropNewEmail(trx: Db, memberId: string): Promise<void> {
  await trx
    .updateTable('members')
    .set({ new_email: null, new_email_until: null })
    .where('id', '=', memberId)
    .where('new_email', 'is not', null)
    .execute();
}

/** Forgets the new addresses that were not proven in time. */
export async function dropUnprovenEmails(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('members')
    .set({ new_email: null, new_email_until: null })
    .where('new_email_until', '<=', now)
    .execute();
}

/** Deletes the links that have expired. */
export async function deleteExpiredEmailLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('email_links').where('expires_at', '<=', now).execute();
}

/** The address with which a member of a session logs in, and whether it is confirmed. */
export const findOwnEmail = (db: Db, memberId: string) =>
  db
    .selectFrom('members')
    .select((eb) => ['email', eb('email_confirmed_at', 'is not', null).as('isConfirmed')])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

/** Gives a company another name. */
export async function renameCompany(trx: Db, companyId: string, name: string): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ company_name: name })
    .where('id', '=', companyId)
    .returning(publishCompany('id'))
    .execute();
}

/** Gives a member another name who is called like the company, as one is that has signed up. */
export async function renameNamesake(
  trx: Db,
  { memberId, from, to }: { memberId: string; from: string; to: string },
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ name: to })
    .where('id', '=', memberId)
    .where('name', '=', from)
    .execute();
}
