import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { confirmedAt, resettable } from './queries.ts';

type Db = Kysely<Database>;

interface NewPasswordReset {
  tokenHash: Buffer;
  /** The address of the account, in its normal form. */
  email: string;
  createdAt: Date;
  expiresAt: Date;
}

/** Stores a password reset. False when no account has this address. */
export async function insertPasswordReset(
  db: Db,
  { tokenHash, email, createdAt, expiresAt }: NewPasswordReset,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('password_resets')
    .columns(['token_hash', 'member_id', 'created_at', 'expires_at'])
    .expression(
      resettable(db)
        .select([
          sql<Buffer>`${tokenHash}::bytea`.as('token_hash'),
          'members.id',
          sql<Date>`${createdAt}::timestamptz`.as('created_at'),
          sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
        ])
        .where('members.email', '=', email),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The account of a password reset that has not expired. */
export const findPasswordReset = (db: Db, tokenHash: Buffer, now: Date) =>
  resettable(db)
    .innerJoin('password_resets', 'password_resets.member_id', 'members.id')
    .select([
      'members.id as memberId',
      'members.company_id as companyId',
      'companies.company_name as companyName',
      'members.email',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Voids all password resets of an account. Returns the hashes of their tokens. */
export async function deletePasswordResets(db: Db, memberId: string): Promise<Buffer[]> {
  const rows = await db
    .deleteFrom('password_resets')
    .where('member_id', '=', memberId)
    .returning('token_hash as tokenHash')
    .execute();
  return rows.map(({ tokenHash }) => tokenHash);
}

/** Deletes the password resets that have expired. */
export async function deleteExpiredPasswordResets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
}

/**
 * Sets the password of a member who has proven to receive mail at the address, whatever the old one, and forgets a new
 * address that somebody else may have asked for. Until the transaction ends, no log-in and no other change gets the
 * account.
 */
export async function setPasswordHash(
  trx: Db,
  { memberId, passwordHash, now }: { memberId: string; passwordHash: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('members')
    .set({
      password_hash: passwordHash,
      email_confirmed_at: confirmedAt(now),
      new_email: null,
      new_email_until: null,
    })
    .where('id', '=', memberId)
    .execute();
}
