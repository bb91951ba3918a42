import type { Role } from '@guildhall/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import { toRow } from '#db/columns.ts';
import type { CompaniesTable, Database } from '#db/schema.ts';
import { newEmailSecret } from '#modules/emails/unsubscribe-token.ts';

type Db = Kysely<Database>;

/** A literal, because a prepared query with a parameter could not use the partial index. */
export const active = sql.lit<'active'>('active');

interface NewCompany {
  id: string;
  companyName: string;
  /** In its normal form. */
  email: string;
  createdAt: Date;
}

/** Adds a company. */
export async function insertCompany(db: Db, company: NewCompany): Promise<void> {
  await db.insertInto('companies').values(toRow(company)).execute();
}

interface NewMember {
  id: string;
  companyId: string;
  name: string;
  /** In its normal form. */
  email: string;
  emailConfirmedAt: Date | null;
  passwordHash: string;
  role: Role;
  createdAt: Date;
}

/** Adds a member; false when the email is that of another one, of any company. */
export async function insertMember(db: Db, member: NewMember): Promise<boolean> {
  const added = await db
    .insertInto('members')
    .values({ ...toRow(member), email_secret: newEmailSecret() })
    .onConflict((conflict) => conflict.column('email').where('status', '=', active).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

type CompanyStatus = Selectable<CompaniesTable>['status'];

/** What a company is while its members have accounts that can be used again. */
export const returnable: readonly CompanyStatus[] = ['active', 'deactivated', 'leaving'];

/** The active members, whatever their company is. An erased one has none. */
const members = (db: Db) =>
  db
    .selectFrom('members')
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .where('members.status', '=', active);

/** Those of active companies. */
const accounts = (db: Db) => members(db).where('companies.status', '=', active);

/** Those who may choose a new password and prove an address. */
export const resettable = (db: Db) => members(db).where('companies.status', 'in', returnable);

/** The account that a log-in is checked against. `email` is in its normal form. */
export const findCredentials = (db: Db, email: string) =>
  members(db)
    .select([
      'members.id as memberId',
      'members.company_id as companyId',
      'members.password_hash as passwordHash',
      'members.role',
      'companies.status',
      'companies.leaving_until as leavingUntil',
    ])
    .where('members.email', '=', email)
    .executeTakeFirst();
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>;

/** The account of a session, so it exists, to check its password. */
export const findAccount = (db: Db, memberId: string) =>
  accounts(db)
    .select([
      'companies.company_name as companyName',
      'members.email',
      'members.password_hash as passwordHash',
    ])
    .where('members.id', '=', memberId)
    .executeTakeFirstOrThrow();

type Proof = Pick<Credentials, 'memberId' | 'passwordHash'>;

const proven = (trx: Db, { memberId, passwordHash }: Proof) =>
  members(trx)
    .select('members.id')
    .where('members.id', '=', memberId)
    .where('members.password_hash', '=', passwordHash);

/** The member first and then the company, as wherever both are locked. */
const locked = (trx: Db, proof: Proof) => proven(trx, proof).forNoKeyUpdate('members');

/**
 * Whether `passwordHash` is still that of a member, and its company what it was. If so, both stay until the transaction
 * ends. Waits for a pending change or log-in.
 */
export const lockPassword = async (
  trx: Db,
  { status, ...proof }: Proof & Pick<Credentials, 'status'>,
): Promise<boolean> => {
  const rows = locked(trx, proof).where('companies.status', '=', status);
  const row = await (
    status === 'active' ? rows.forShare('companies') : rows.forNoKeyUpdate('companies')
  ).executeTakeFirst();
  return row !== undefined;
};

/** As `lockPassword` of an active company, and no other change of it comes until the transaction ends. */
export const lockAccount = async (trx: Db, proof: Proof): Promise<boolean> => {
  const row = await locked(trx, proof)
    .where('companies.status', '=', active)
    .forNoKeyUpdate('companies')
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * As `lockPassword` of an active company, and nothing that refers to the company is added until the transaction ends:
 * for what ends all that the company does. The member is shared, because commands that have added what refers to the
 * company, and so are waited for, share it too at their end.
 */
export const lockCompany = async (trx: Db, proof: Proof): Promise<boolean> => {
  const row = await proven(trx, proof)
    .where('companies.status', '=', active)
    .forShare('members')
    .forUpdate('companies')
    .executeTakeFirst();
  return row !== undefined;
};

/** For a member who has proven to receive mail at the address: the first time counts. */
export const confirmedAt = (now: Date) => sql<Date>`coalesce(email_confirmed_at, ${now}::timestamptz)`;

/** Brings a company back that is locked. */
export async function reactivate(trx: Db, companyId: string): Promise<void> {
  await trx
    .updateTable('companies')
    .set({ status: 'active', leaving_until: null })
    .where('id', '=', companyId)
    .execute();
}

/** Changes a password from one hash to another; false when it was changed meanwhile. */
export async function updatePasswordHash(
  db: Db,
  memberId: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('members')
    .set({ password_hash: to })
    .where('id', '=', memberId)
    .where('password_hash', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
