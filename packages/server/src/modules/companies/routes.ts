import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { refuseOutdated } from '#http/outdated.ts';
import { requireOwnId } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { NotFoundError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { linkPictures } from '#modules/files/links.ts';
import {
  findOwnProfile,
  findPublicProfile,
  listCompanies,
  listNewCompanies,
  lockFieldVersions,
  updateDetails,
} from './queries.ts';

export function companyRoutes(app: App, context: Context): void {
  const { db } = context;
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
      const { session } = request;
      if (session?.companyId === id) return findOwnProfile(db, session);
      const profile = await findPublicProfile(db, id, session?.companyId ?? null);
      if (!profile) throw new NotFoundError('There is no such company.');
      return profile;
    },
  });

  app.route({
    ...route('updateProfile'),
    handler: async (request) => {
      const session = requireOwnId(request, request.params.userId);
      const { companyId } = session;
      const { version, ...details } = request.body;
      const { avatar } = details;
      return runCommand(context, request, async ({ trx, record }) => {
        // First, because it locks the member, as a log-in does before the company.
        await record('company.updated', companyId);
        const fieldVersions = await lockFieldVersions(trx, companyId);
        await refuseOutdated(details, version, fieldVersions, () => findOwnProfile(trx, session));
        if (avatar !== undefined)
          await linkPictures(trx, { companyId, subject: `avatar:${companyId}`, fields: { avatar } });
        await updateDetails(trx, companyId, details);
        return { message: 'Details saved successfully!', user: await findOwnProfile(trx, session) };
      });
    },
  });
}
