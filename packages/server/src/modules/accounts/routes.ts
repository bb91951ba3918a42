import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import { addActivity } from '#db/activity.ts';
import { normalizeEmail } from '#email.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError, ConflictError } from '#http/errors.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { findOwnProfile } from '#modules/companies/queries.ts';
import { endOtherSessions, endSession } from '#http/session.ts';
import { forgetOtherDevices, openSessionOnDevice } from './devices.ts';
import { createPasswordCheck } from './confirm-password.ts';
import { sendEmailLink } from './email-letters.ts';
import { dropNewEmail } from './identity.ts';
import { createLogInLimit } from './log-in-limit.ts';
import { logIn } from './log-in.ts';
import { hashPassword } from './password.ts';
import { passwordChangedLetter } from './password-letters.ts';
import { deletePasswordResets } from './password-resets.ts';
import { insertCompany, insertMember, updatePasswordHash } from './queries.ts';
import { createSignUpLimit } from './sign-up-limit.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

export function accountRoutes(app: App, context: Context): void {
  const { db, now, newId, passwordCost } = context;
  const logInLimit = createLogInLimit(db);
  const checkPassword = createPasswordCheck(db);
  const signUpLimit = createSignUpLimit(db);

  app.route({
    ...route('signUp'),
    handler: async (request, reply) => {
      const { ip, headers } = request;
      const { password } = request.body;
      const companyName = request.body.companyName.trim();
      const email = normalizeEmail(request.body.email);
      await signUpLimit.attempt(ip);
      await refuseWeakPassword('password', password, { companyName, email });
      const passwordHash = await hashPassword(password, passwordCost);
      const session = await db.transaction().execute(async (trx) => {
        const createdAt = now();
        const [companyId, memberId] = [newId(), newId()];
        await insertCompany(trx, { id: companyId, companyName, email, createdAt });
        const person = { id: memberId, companyId, name: companyName, email, emailConfirmedAt: null };
        if (!(await insertMember(trx, { ...person, passwordHash, role: 'owner', createdAt }))) {
          const message = 'An account with this email exists already.';
          throw new ConflictError(message, { email: message });
        }
        const created = { action: 'company.created', subject: companyId } as const;
        await addActivity(trx, { id: newId(), memberId, ...created, at: createdAt }, 'self');
        await sendEmailLink(trx, { id: newId(), memberId, email });
        if (request.session) await endSession(trx, request.session.tokenHash);
        const tokens = await openSessionOnDevice(trx, {
          id: newId(),
          memberId,
          userAgent: headers['user-agent'],
          now: createdAt,
        });
        return { ...tokens, user: await findOwnProfile(trx, { companyId, memberId }) };
      });
      logSecurityEvent(request, 'sign-up', session.user.id);
      return reply.code(201).send({ ...session, message: 'Registration successful!' });
    },
  });

  app.route({
    ...route('logIn'),
    handler: async (request) => {
      const { ip, headers, session } = request;
      const caller = { ip, userAgent: headers['user-agent'], session };
      const opened = await logIn(context, logInLimit, request.body, caller);
      logSecurityEvent(request, 'log-in', opened.user.id);
      return { ...opened, message: 'Login successful!' };
    },
  });

  app.route({
    ...route('logOut'),
    handler: async (request) => {
      const { companyId, tokenHash } = requireSession(request);
      await endSession(db, tokenHash);
      logSecurityEvent(request, 'log-out', companyId);
      return { message: 'You are signed out.' };
    },
  });

  app.route({
    ...route('changePassword'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { currentPassword, newPassword } = request.body;
      const { companyId, memberId } = session;
      const wrongPassword = () => new BadRequestError({ currentPassword: 'Current password is wrong.' });
      const account = await checkPassword(session, currentPassword, wrongPassword);
      await refuseWeakPassword('newPassword', newPassword, account);
      const passwordHash = await hashPassword(newPassword, passwordCost);
      const changed = await runCommand(context, request, async ({ trx, record }) => {
        const isChanged = await updatePasswordHash(trx, memberId, account.passwordHash, passwordHash);
        if (!isChanged) throw wrongPassword();
        await endOtherSessions(trx, session);
        await forgetOtherDevices(trx, session);
        await deletePasswordResets(trx, memberId);
        await dropNewEmail(trx, memberId);
        await enqueueLetter(trx, passwordChangedLetter(newId(), account.email));
        await record('password.changed', memberId);
        return { message: 'Password changed. You are signed out everywhere else.' };
      });
      logSecurityEvent(request, 'password-change', companyId);
      return changed;
    },
  });
}
