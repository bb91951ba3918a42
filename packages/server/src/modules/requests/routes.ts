import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { writeOnce } from '#http/idempotency.ts';
import { readPage, sendPage } from '#http/page.ts';
import { insertRequest, listRequests } from './queries.ts';
import { toRequest } from './request.ts';

export function requestRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
  app.route({
    ...route('listRequests'),
    handler: async (request, reply) => {
      const page = readPage(request.query);
      const rows = await listRequests(db, page);
      return sendPage(reply, page, rows, ({ id }) => id).map(toRequest);
    },
  });

  app.route({
    ...route('createRequest'),
    handler: async (request, reply) => {
      const { companyId } = requireSession(request);
      const { body } = request;
      const added = await writeOnce(context, request, async (trx) => {
        const row = await insertRequest(trx, {
          id: newId(),
          client_id: companyId,
          request: body.request,
          budget: body.budget,
          supply_industry: body.supply_industry,
          images: body.images,
          created_at: now(),
        });
        return { message: 'Request added successfully!', request: toRequest(row) };
      });
      return reply.code(201).send(added);
    },
  });
}
