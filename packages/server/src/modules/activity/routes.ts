import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { readPage, sendPage } from '#http/page.ts';
import { listActivity } from './queries.ts';

export function activityRoutes(app: App, { db }: Context): void {
  app.route({
    ...route('listActivity'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      const page = readPage(request.query);
      const rows = await listActivity(db, companyId, page, request.query);
      return sendPage(reply, page, rows, ({ id }) => id).map(({ at, ...row }) => ({
        ...row,
        at: at.toISOString(),
      }));
    },
  });
}
