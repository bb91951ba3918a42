import type { LogIn, Session as OpenedSession } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { normalizeEmail } from '#email.ts';
import { UnauthorizedError } from '#http/errors.ts';
import { endSession, hashOf, type Session } from '#http/session.ts';
import { findOwnProfile } from '#modules/companies/queries.ts';
import { isKnownDevice, openSessionOnDevice } from './devices.ts';
import type { LogInLimit } from './log-in-limit.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { findCredentials, lockPassword, updatePasswordHash } from './queries.ts';

const wrongCredentials = () => new UnauthorizedError('Wrong email or password.');

interface Caller {
  ip: string;
  userAgent: string | undefined;
  /** The session of the request, which the new one replaces. */
  session: Session | null;
}

/**
 * Opens a session for an email and its password. Throws UnauthorizedError when they are wrong, TooManyRequestsError
 * after too many attempts.
 */
export async function logIn(
  { db, now, newId, passwordCost }: Pick<Context, 'db' | 'now' | 'newId' | 'passwordCost'>,
  limit: LogInLimit,
  { email: typedEmail, password, deviceToken }: LogIn,
  { ip, userAgent, session }: Caller,
): Promise<Omit<OpenedSession, 'message'>> {
  const email = normalizeEmail(typedEmail);
  const token =
    deviceToken !== undefined && (await isKnownDevice(db, email, deviceToken, now()))
      ? deviceToken
      : undefined;

  /** Undefined when the stored hash changes after the check. */
  async function open() {
    const account = await findCredentials(db, email);
    const verdict = await verifyPassword(account?.passwordHash, password, passwordCost);
    if (!account || verdict === 'wrong') throw wrongCredentials();
    const { memberId, companyId } = account;
    let { passwordHash } = account;
    if (verdict === 'outdated') {
      passwordHash = await hashPassword(password, passwordCost);
      await updatePasswordHash(db, memberId, account.passwordHash, passwordHash);
    }
    return db.transaction().execute(async (trx) => {
      // Otherwise a log-in with the old password could open a session after the change has ended all others.
      if (!(await lockPassword(trx, memberId, passwordHash))) return undefined;
      if (session) await endSession(trx, session.tokenHash);
      return {
        user: await findOwnProfile(trx, { companyId, memberId }),
        ...(await openSessionOnDevice(trx, { id: newId(), memberId, userAgent, token, now: now() })),
      };
    });
  }
  const caller = token === undefined ? { ip, account: email } : { device: hashOf(token) };
  return limit.attempt(caller, async () => {
    const opened = (await open()) ?? (await open());
    if (!opened) throw wrongCredentials();
    return opened;
  });
}
