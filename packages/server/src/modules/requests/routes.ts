import { route } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { createListPages } from '#http/list-page.ts';
import { readPage, sendPage } from '#http/page.ts';
import { linkImages } from '#modules/files/links.ts';
import { insertRequest, listRequests } from './queries.ts';
import { toRequest, toRequestRow } from './request.ts';

export function requestRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
  const sendList = createListPages(context, 'request-change');
  app.route({
    ...route('listRequests'),
    handler: (request, reply) => {
      const read = async () => {
        const page = readPage(request.query);
        const rows = await listRequests(db, page);
        return sendPage(reply, page, rows, ({ id }) => id).map(toRequest);
      };
      return sendList(request, reply, { key: 'all', read });
    },
  });

  app.route({
    ...route('createRequest'),
    handler: async (request, reply) => {
      const { companyId: clientId } = requireSession(request);
      const added = await runCommand(context, request, async ({ trx, record }) => {
        const row = toRequestRow(request.body, { id: newId(), clientId, createdAt: now() });
        const purchaseRequest = toRequest(await insertRequest(trx, row));
        const { id, images } = purchaseRequest;
        await linkImages(trx, { companyId: clientId, subject: `request:${id}`, images });
        await record('request.added', id);
        return { message: 'Request added successfully!', request: purchaseRequest };
      });
      return reply.code(201).send(added);
    },
  });
}
