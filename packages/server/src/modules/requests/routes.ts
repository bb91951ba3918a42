import { route, type OwnRequestsQuery } from '@guildhall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { NotFoundError } from '#http/errors.ts';
import { createListPages } from '#http/list-page.ts';
import { readPage, sendPage } from '#http/page.ts';
import { createBlockCache } from '#modules/blocks/block-cache.ts';
import { endOfCompanyDay, refusePastNeed } from '#modules/company-zone.ts';
import { enqueueMatching } from '#modules/notifications/matching.ts';
import { attachFiles, linkImages, lockAttached } from '#modules/files/links.ts';
import { understand } from '#modules/search/understand.ts';
import { findRequest, insertRequest, listReceived, listRequests, listSent } from './queries.ts';
import { toRequest, toRequestRow } from './request.ts';

const day = 24 * 60 * 60 * 1000;

/** Lists of requests, and posting one. */
export function requestRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
  const sendList = createListPages(context, 'request-change', createBlockCache(context));
  const readWords = async (q = '') => (q.trim() === '' ? undefined : (await understand(db, q)).others.text);

  app.route({
    ...route('listRequests'),
    handler: (request, reply) => {
      const { industry, q, maxAge, unquoted } = request.query;
      const read = async (viewer: string | null) => {
        const page = readPage(request.query);
        const unquotedBy = unquoted ? requireSession(request).companyId : undefined;
        const since = maxAge === undefined ? undefined : new Date(now().getTime() - maxAge * day);
        const filters = { viewer, industry, words: await readWords(q), since, unquotedBy };
        const rows = await listRequests(db, page, filters);
        return sendPage(reply, page, rows, ({ id }) => id).map(toRequest);
      };
      return sendList(request, reply, { key: 'all', read });
    },
  });

  app.route({
    ...route('getRequest'),
    handler: async (request) => {
      const row = await findRequest(db, request.params.id, request.session?.companyId ?? null);
      if (!row) throw new NotFoundError('There is no request with this id.');
      return toRequest(row);
    },
  });

  /** A page of the requests that a company has sent or received. */
  async function sendOwn(
    request: FastifyRequest & { params: { userId: string }; query: OwnRequestsQuery },
    reply: FastifyReply,
    list: typeof listSent,
  ) {
    const { companyId } = requireOwnId(request, request.params.userId);
    const page = readPage(request.query);
    const rows = await list(db, companyId, page, request.query.status);
    return sendPage(reply, page, rows, ({ id }) => id).map(toRequest);
  }

  app.route({
    ...route('listSentRequests'),
    handler: (request, reply) => sendOwn(request, reply, listSent),
  });

  app.route({
    ...route('listReceivedRequests'),
    handler: (request, reply) => sendOwn(request, reply, listReceived),
  });

  app.route({
    ...route('createRequest'),
    handler: async (request, reply) => {
      const { companyId: clientId } = requireSession(request);
      const added = await runCommand(context, request, async ({ trx, at: createdAt, record }) => {
        const { neededBy, closesAt: day } = request.body;
        if (neededBy) await refusePastNeed(trx, clientId, neededBy, createdAt);
        const closesAt = day
          ? await endOfCompanyDay(trx, clientId, {
              day,
              now: createdAt,
              field: 'closesAt',
              title: 'Closes on',
            })
          : null;
        const id = newId();
        const { images = [], fileIds = [] } = request.body;
        // Either alone locks all of its own at once.
        if (images.length > 0 && fileIds.length > 0)
          await lockAttached(trx, { companyId: clientId, requestId: id, images, fileIds });
        const files = await attachFiles(trx, {
          companyId: clientId,
          subject: `request-file:${id}`,
          fileIds,
          field: 'fileIds',
        });
        if (images.length > 0)
          await linkImages(trx, { companyId: clientId, subject: `request:${id}`, images });
        const row = toRequestRow(request.body, { id, clientId, createdAt, closesAt, files });
        const purchaseRequest = toRequest(await insertRequest(trx, row));
        await enqueueMatching(trx, id, createdAt);
        await record('request.added', id);
        return { message: 'Request added successfully!', request: purchaseRequest };
      });
      return reply.code(201).send(added);
    },
  });
}
