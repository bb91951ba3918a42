import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { NotFoundError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import {
  findOwnProfile,
  findPublicProfile,
  listCompanies,
  listNewCompanies,
  updateDetails,
} from './queries.ts';

export function companyRoutes(app: App, { db }: Context): void {
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
}
