import type { LogIn, Session as OpenedSession } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { retryDeadlocks } from '#db/retry-deadlocks.ts';
import { normalizeEmail } from '#email.ts';
import { addActivity } from '#db/activity.ts';
import { ForbiddenError, UnauthorizedError } from '#http/errors.ts';
import { endSession, hashOf, type Session } from '#http/session.ts';
import { findOwnProfile } from '#modules/companies/queries.ts';
import { isKnownDevice, openSessionOnDevice } from './devices.ts';
import type { LogInLimit } from './log-in-limit.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  findCredentials,
  lockPassword,
  reactivate,
  updatePasswordHash,
  type Credentials,
} from './queries.ts';

const wrongCredentials = () => new UnauthorizedError('Wrong email or password.');

interface Caller {
  ip: string;
  userAgent: string | undefined;
  /** The session of the request, which the new one replaces. */
  session: Session | null;
}

/** Whether time has erased a company, although no node has done so yet. */
const isGone = ({ status, leavingUntil }: Credentials, now: Date): boolean =>
  status === 'erased' || (status === 'leaving' && leavingUntil !== null && leavingUntil <= now);

/** Why a member with the right password may not log in, as a sentence; undefined when it may. */
function refusalOf({ status, role }: Credentials): string | undefined {
  if (status === 'suspended')
    return 'Your company is suspended. Please ask the operator of this marketplace.';
  if (status === 'active' || role === 'owner') return undefined;
  return 'Your company is deactivated. One of its owners can bring it back by logging in.';
}

/**
 * Opens a session for an email and its password; that of an owner brings a company back that was deactivated or is
 * leaving. Throws UnauthorizedError when they are wrong, ForbiddenError when they are right but the company is not
 * active, TooManyRequestsError after too many attempts.
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
    if (!account || verdict === 'wrong' || isGone(account, now())) throw wrongCredentials();
    const refusal = refusalOf(account);
    if (refusal !== undefined) return { refusal };
    const { memberId, companyId } = account;
    let { passwordHash } = account;
    if (verdict === 'outdated') {
      passwordHash = await hashPassword(password, passwordCost);
      await updatePasswordHash(db, memberId, account.passwordHash, passwordHash);
    }
    return retryDeadlocks(() =>
      db.transaction().execute(async (trx) => {
        // Otherwise a log-in with the old password could open a session after the change has ended all others.
        if (!(await lockPassword(trx, { ...account, passwordHash }))) return undefined;
        if (account.status !== 'active') {
          await reactivate(trx, companyId);
          const entry = { id: newId(), memberId, subject: companyId, at: now() };
          // The role was another meanwhile.
          if (!(await addActivity(trx, { ...entry, action: 'company.reactivated' }, 'own')))
            throw wrongCredentials();
        }
        if (session) await endSession(trx, session.tokenHash);
        return {
          user: await findOwnProfile(trx, { companyId, memberId }),
          ...(await openSessionOnDevice(trx, { id: newId(), memberId, userAgent, token, now: now() })),
        };
      }),
    );
  }
  const caller = token === undefined ? { ip, account: email } : { device: hashOf(token) };
  const opened = await limit.attempt(caller, async () => {
    const result = (await open()) ?? (await open());
    if (!result) throw wrongCredentials();
    return result;
  });
  // Not within the attempt, which has not failed: the password is right.
  if ('refusal' in opened) throw new ForbiddenError(opened.refusal);
  return opened;
}
