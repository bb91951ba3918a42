import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { BadRequestError, ConflictError, NotFoundError, UnauthorizedError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { createLogInLimit, createSignUpLimit } from '#http/rate-limit.ts';
import { logSecurityEvent } from '#http/security-log.ts';
import { endOtherSessions, endSession, openSession } from '#http/sessions.ts';
import { toName } from '#modules/name.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  findAccount,
  findCredentials,
  findOwnProfile,
  findPublicProfile,
  holdPassword,
  insertCompany,
  listCompanies,
  listNewCompanies,
  updateDetails,
  updatePasswordHash,
} from './queries.ts';

const wrongCredentials = 'Wrong email or password.';

export function userRoutes(app: App, { db, now, newId }: Context): void {
  const logInLimit = createLogInLimit(db);
  const signUpLimit = createSignUpLimit(db);

  app.route({
    ...route('signUp'),
    handler: async (request, reply) => {
      const { ip, headers } = request;
      const { companyName, email, password } = request.body;
      refuseCommonPassword('password', password, [companyName, email]);
      await signUpLimit.attempt(ip);
      const passwordHash = await hashPassword(password);
      const session = await db.transaction().execute(async (trx) => {
        const createdAt = now();
        const company = { id: newId(), companyName: toName(companyName), email, passwordHash, createdAt };
        const user = await insertCompany(trx, company);
        if (!user) {
          const message = 'An account with this email exists already.';
          throw new ConflictError(message, { email: message });
        }
        if (request.session) await endSession(trx, request.session.tokenHash);
        const token = await openSession(trx, {
          id: newId(),
          companyId: user.id,
          userAgent: headers['user-agent'],
          now: createdAt,
        });
        return { token, user: { ...user, connections: [] } };
      });
      logSecurityEvent(request, 'sign-up', session.user.id);
      return reply.code(201).send({ ...session, message: 'Registration successful!' });
    },
  });

  app.route({
    ...route('logIn'),
    handler: async (request) => {
      const { ip, headers, session } = request;
      const { email, password } = request.body;
      await logInLimit.attempt(ip, email);
      const account = await findCredentials(db, email);
      const matches = await verifyPassword(account?.passwordHash, password);
      if (!account || !matches) throw new UnauthorizedError(wrongCredentials);
      const { id, passwordHash } = account;
      const token = await db.transaction().execute(async (trx) => {
        // Or a session that the old password opens could outlive the change that ends all others.
        if (!(await holdPassword(trx, id, passwordHash))) throw new UnauthorizedError(wrongCredentials);
        if (session) await endSession(trx, session.tokenHash);
        return openSession(trx, {
          id: newId(),
          companyId: id,
          userAgent: headers['user-agent'],
          now: now(),
        });
      });
      await logInLimit.succeeded(ip, email);
      logSecurityEvent(request, 'log-in', id);
      const user = await findOwnProfile(db, id);
      return { token, user, message: 'Login successful!' };
    },
  });

  app.route({
    ...route('logOut'),
    handler: async (request) => {
      const { companyId, tokenHash } = requireSession(request);
      await endSession(db, tokenHash);
      logSecurityEvent(request, 'log-out', companyId);
      return { message: 'You are logged out.' };
    },
  });

  app.route({
    ...route('listCompanies'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      const page = readPage(request.query);
      return sendPage(reply, page, await listCompanies(db, companyId, page), ({ _id }) => _id);
    },
  });

  app.route({
    ...route('listNewCompanies'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      const page = readPage(request.query);
      return sendPage(reply, page, await listNewCompanies(db, companyId, page), ({ _id }) => _id);
    },
  });

  app.route({
    ...route('getProfile'),
    handler: async (request) => {
      const { id } = request.params;
      if (request.session?.companyId === id) return findOwnProfile(db, id);
      const profile = await findPublicProfile(db, id);
      if (!profile) throw new NotFoundError('There is no such company.');
      return profile;
    },
  });

  app.route({
    ...route('updateProfile'),
    handler: async (request) => {
      const { companyId } = requireOwnId(request, request.params.id);
      await updateDetails(db, companyId, request.body);
      const user = await findOwnProfile(db, companyId);
      return { message: 'Details saved successfully!', user };
    },
  });

  app.route({
    ...route('changePassword'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.id);
      const { currentPassword, newPassword } = request.body;
      const { companyId } = session;
      await logInLimit.attempt(request.ip, companyId);
      const account = await findAccount(db, companyId);
      const wrongPassword = () => new BadRequestError({ currentPassword: 'Current password is wrong.' });
      if (!(await verifyPassword(account.passwordHash, currentPassword))) throw wrongPassword();
      await logInLimit.succeeded(request.ip, companyId);
      refuseCommonPassword('newPassword', newPassword, [account.companyName, account.email]);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        const isChanged = await updatePasswordHash(trx, companyId, account.passwordHash, passwordHash);
        if (!isChanged) throw wrongPassword();
        await endOtherSessions(trx, session);
      });
      logSecurityEvent(request, 'password-change', companyId);
      return { message: 'Password changed. You are logged out everywhere else.' };
    },
  });
}
