import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { BadRequestError } from '#http/errors.ts';
import type { Session } from '#http/session.ts';
import { createLogInLimit } from './log-in-limit.ts';
import { verifyPassword } from './password.ts';
import { findAccount } from './queries.ts';

/**
 * Checks the password of a session's member, as often as a log-in may be tried. Throws BadRequestError, with that error
 * for a wrong one, and TooManyRequestsError. Returns the account.
 */
export function createPasswordCheck(db: Kysely<Database>) {
  const limit = createLogInLimit(db);
  return ({ memberId, tokenHash }: Session, password: string, wrong: () => BadRequestError) =>
    // A session counts as a known device, so strangers cannot block its member.
    limit.attempt({ device: tokenHash }, async () => {
      const account = await findAccount(db, memberId);
      if ((await verifyPassword(account.passwordHash, password)) === 'wrong') throw wrong();
      return account;
    });
}

/** The error about a password that is asked for again. */
export const wrongPassword = () => new BadRequestError({ password: 'Password is wrong.' });
