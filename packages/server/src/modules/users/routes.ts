import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { BadRequestError, ConflictError, NotFoundError, UnauthorizedError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { createLogInLimit, createSignUpLimit } from '#http/rate-limit.ts';
import { endOtherSessions, endSession, openSession } from '#http/sessions.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, verifyPassword } from './password.ts';
import {
  findCredentials,
  findOwnProfile,
  findPasswordHash,
  findPublicProfile,
  insertCompany,
  listCompanies,
  listNewCompanies,
  updateDetails,
  updatePasswordHash,
} from './queries.ts';

export function userRoutes(app: App, { db, now, newId }: Context): void {
  const logInLimit = createLogInLimit(db);
  const signUpLimit = createSignUpLimit(db);

  app.route({
    ...route('signUp'),
    handler: async ({ ip, headers, body: { companyName, email, password } }, reply) => {
      refuseCommonPassword('password', password, [companyName, email]);
      await signUpLimit.attempt(ip);
      const passwordHash = await hashPassword(password);
      const session = await db.transaction().execute(async (trx) => {
        const createdAt = now();
        const company = { id: newId(), companyName: companyName.trim(), email, passwordHash, createdAt };
        const user = await insertCompany(trx, company);
        if (!user) {
          const message = 'An account with this email exists already.';
          throw new ConflictError(message, { email: message });
        }
        const token = await openSession(trx, {
          id: newId(),
          companyId: user.id,
          userAgent: headers['user-agent'],
          now: createdAt,
        });
        return { token, user: { ...user, connections: [] } };
      });
      return reply.code(201).send({ ...session, message: 'Registration successful!' });
    },
  });

  app.route({
    ...route('logIn'),
    handler: async ({ ip, headers, body: { email, password } }) => {
      await logInLimit.attempt(ip, email);
      const account = await findCredentials(db, email);
      const matches = await verifyPassword(account?.passwordHash, password);
      if (!account || !matches) throw new UnauthorizedError('Wrong email or password.');
      await logInLimit.succeeded(ip, email);
      const token = await openSession(db, {
        id: newId(),
        companyId: account.id,
        userAgent: headers['user-agent'],
        now: now(),
      });
      const user = await findOwnProfile(db, account.id);
      return { token, user, message: 'Login successful!' };
    },
  });

  app.route({
    ...route('logOut'),
    handler: async (request) => {
      await endSession(db, requireSession(request).tokenHash);
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
      const stored = await findPasswordHash(db, companyId);
      if (!(await verifyPassword(stored, currentPassword))) {
        throw new BadRequestError({ currentPassword: 'Current password is wrong.' });
      }
      await logInLimit.succeeded(request.ip, companyId);
      refuseCommonPassword('newPassword', newPassword);
      const passwordHash = await hashPassword(newPassword);
      await db.transaction().execute(async (trx) => {
        await updatePasswordHash(trx, companyId, passwordHash);
        await endOtherSessions(trx, session);
      });
      return { message: 'Password changed. You are logged out everywhere else.' };
    },
  });
}
