import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { addActivity } from '#db/activity.ts';
import { normalizeEmail } from '#email.ts';
import type { App } from '#http/app-type.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { endAllSessions } from '#http/session.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { forgetDevices } from './devices.ts';
import { createLogInLimit } from './log-in-limit.ts';
import { toBytes, unusableLink } from './link-token.ts';
import { passwordChangedLetter } from './password-letters.ts';
import { createPasswordResetLimit } from './password-reset-limit.ts';
import { hashPassword } from './password.ts';
import { deletePasswordResets, findPasswordReset, setPasswordHash } from './password-resets.ts';
import { returnable } from './queries.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/** Whoever proves an address, by the link in a letter to it, owns the account of that address. */
export function passwordResetRoutes(app: App, context: Context): void {
  const { db, now, newId, passwordCost } = context;
  const limit = createPasswordResetLimit(db);
  const logInLimit = createLogInLimit(db);

  app.route({
    ...route('forgotPassword'),
    handler: async (request, reply) => {
      const email = normalizeEmail(request.body.email);
      // Whether there is an account is found out when the letter is written: until then all is equal, also in time.
      if (await limit.mayWriteTo(email, request.ip))
        await enqueueLetter(db, { id: newId(), kind: 'password-reset', recipient: email, parameters: {} });
      logSecurityEvent(request, 'password-forgotten');
      return reply.code(202).send({ message: 'If the address has an account, an email is on its way.' });
    },
  });

  app.route({
    ...route('resetPassword'),
    handler: async (request) => {
      const { ip, body } = request;
      await limit.attemptReset(ip);
      const tokenHash = toBytes(body.token);
      const account = await findPasswordReset(db, tokenHash, now());
      if (!account) throw unusableLink();
      const { memberId, companyId, email } = account;
      await refuseWeakPassword('newPassword', body.newPassword, account);
      const passwordHash = await hashPassword(body.newPassword, passwordCost);
      await db.transaction().execute(async (trx) => {
        // The account first, as in every change of a password: of several at once each waits here for the one before.
        await setPasswordHash(trx, { memberId, passwordHash, now: now() });
        const voided = await deletePasswordResets(trx, memberId);
        if (!voided.some((hash) => hash.equals(tokenHash))) throw unusableLink();
        await endAllSessions(trx, memberId);
        await forgetDevices(trx, memberId);
        await enqueueLetter(trx, passwordChangedLetter(newId(), email));
        const entry = { id: newId(), memberId, subject: memberId, at: now() };
        // A member who was removed meanwhile gets no password.
        const isRecorded = await addActivity(trx, { ...entry, action: 'password.reset' }, 'self', returnable);
        if (!isRecorded) throw unusableLink();
      });
      await logInLimit.forgive({ ip, account: email });
      logSecurityEvent(request, 'password-reset', companyId);
      return { message: 'Password changed. Please log in.' };
    },
  });
}
