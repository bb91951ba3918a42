import type { Kysely } from 'kysely';
import { toRow } from '#db/columns.ts';
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

/** Adds a company. Undefined when its email is taken. */
export const insertCompany = (db: Db, company: NewCompany) =>
  db
    .insertInto('companies')
    .values(toRow(company))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning([...publicProfile, ...privateProfile])
    .executeTakeFirst();

/** The account that a log-in is checked against. `email` is in its normal form. */
export const findCredentials = (db: Db, email: string) =>
  db
    .selectFrom('companies')
    .select(['id', 'password_hash as passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst();

/** The account whose password is changed. `id` is that of a session, so the company exists. */
export const findAccount = (db: Db, id: string) =>
  db
    .selectFrom('companies')
    .select(['company_name as companyName', 'email', 'password_hash as passwordHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/**
 * Whether `passwordHash` is still the company's. If so, it cannot change before the transaction ends. Waits for a
 * pending change or log-in.
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

/** Changes a password from one hash to another; false when it was changed meanwhile. */
export async function updatePasswordHash(db: Db, id: string, from: string, to: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('companies')
    .set({ password_hash: to })
    .where('id', '=', id)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
