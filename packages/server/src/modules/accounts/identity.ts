import type { Kysely } from 'kysely';
import { isUniqueViolation } from '#db/errors.ts';
import type { Database } from '#db/schema.ts';
import { publishCompany } from '#modules/events/event.ts';
import { active, confirmedAt } from './queries.ts';

type Db = Kysely<Database>;

/** Confirms the address with which a member logs in; false when it is another one by now. */
export async function confirmOwnEmail(
  trx: Db,
  { memberId, email, now }: { memberId: string; email: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('members')
    .set({ email_confirmed_at: confirmedAt(now) })
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
