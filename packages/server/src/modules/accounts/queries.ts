import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { privateProfile, publicProfile } from '#modules/company-columns.ts';

type Db = Kysely<Database>;

interface NewCompany {
  id: string;
  companyName: string;
  /** In its normal form. */
  email: string;
  passwordHash: string;
  createdAt: Date;
}

/** Adds a company. No answer when its email is taken. */
export const insertCompany = (db: Db, company: NewCompany) =>
  db
    .insertInto('companies')
    .values({
      id: company.id,
      company_name: company.companyName,
      email: company.email,
      password_hash: company.passwordHash,
      created_at: company.createdAt,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning([...publicProfile, ...privateProfile])
    .executeTakeFirst();

/** What a log-in is checked against. `email` is in its normal form. */
export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** What a new password is checked against. `id` is a session's, so it is there. */
export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('companies')
    .select(['company_name as companyName', 'email', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Whether the password that was checked against `passwordHash` is still the company's. If so, it stays that until the
 * transaction ends; a change or another log-in that is under way is waited for.
 */
export const lockPassword = async (trx: Db, id: string, passwordHash: string): Promise<boolean> => {
  const row = await trx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
};

/** Changes a password from one hash to another; false when it has been changed meanwhile. */
export async function updatePasswordHash(db: Db, id: string, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
