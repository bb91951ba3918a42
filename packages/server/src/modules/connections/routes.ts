import { route, type PageQuery } from '@guildhall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { BadRequestError, NotFoundError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { findDecline, refusedAfterDecline } from './declines.ts';
import {
  acceptPending,
  companyExists,
  deleteConnection,
  findConnection,
  findConnectionState,
  insertConnection,
  listConnected,
  listPending,
  listSent,
} from './queries.ts';
import { noSuchConnection, refusedAcceptance, refusedRequest } from './refusals.ts';

export function connectionRoutes(app: App, { db, now, newId }: Context): void {
  /** A page of requests, each with the company on its other side. */
  async function readRequests(
    request: FastifyRequest & { params: { userId: string }; query: PageQuery },
    reply: FastifyReply,
    list: typeof listSent,
  ) {
    const { companyId } = requireOwnId(request, request.params.userId);
    const page = readPage(request.query);
    const rows = sendPage(reply, page, await list(db, companyId, page), ({ connectionId }) => connectionId);
    return rows.map(({ connectionId, status, ...company }) => ({
      connection: { _id: connectionId, status },
      company,
    }));
  }

  app.route({
    ...route('listConnections'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      const page = readPage(request.query);
      const rows = await listConnected(db, companyId, page);
      return sendPage(reply, page, rows, ({ lastActivityId }) => lastActivityId);
    },
  });

  app.route({
    ...route('getConnectionStatus'),
    handler: async (request) => {
      const { userId, otherId } = request.params;
      requireOwnId(request, userId);
      const state = await findConnectionState(db, userId, otherId);
      return state ?? { message: 'No connection found' as const };
    },
  });

  app.route({
    ...route('sendConnection'),
    handler: async (request, reply) => {
      const { senderUserId: senderId, receiverUserId: receiverId } = request.body;
      requireOwnId(request, senderId);
      if (receiverId === senderId) {
        throw new BadRequestError({ receiverUserId: 'A company cannot connect with itself.' });
      }
      const createdAt = now();
      const connection = await db.transaction().execute(async (trx) => {
        const added = await insertConnection(trx, { id: newId(), senderId, receiverId, createdAt });
        const declinedAt = added && (await findDecline(trx, { senderId, receiverId, now: createdAt }));
        if (declinedAt) throw refusedAfterDecline(declinedAt, createdAt);
        return added;
      });
      if (!connection) throw refusedRequest(await companyExists(db, receiverId));
      return reply.code(201).send({ message: 'Connection request sent successfully!', connection });
    },
  });

  app.route({
    ...route('listSentConnections'),
    handler: async (request, reply) => {
      const requests = await readRequests(request, reply, listSent);
      return requests.map(({ connection, company }) => ({ ...connection, receiver: company }));
    },
  });

  app.route({
    ...route('listPendingConnections'),
    handler: async (request, reply) => {
      const requests = await readRequests(request, reply, listPending);
      return requests.map(({ connection, company }) => ({ ...connection, sender: company }));
    },
  });

  app.route({
    ...route('acceptConnection'),
    handler: async (request) => {
      const { companyId } = requireSession(request);
      const { connectionId } = request.params;
      if (!(await acceptPending(db, connectionId, companyId, now()))) {
        throw refusedAcceptance(await findConnection(db, connectionId, companyId), companyId);
      }
      return { message: 'Connection accepted successfully.' };
    },
  });

  app.route({
    ...route('removeConnection'),
    handler: async (request) => {
      const { companyId } = requireSession(request);
      const removed = await deleteConnection(db, request.params.connectionId, companyId, now());
      if (!removed) throw new NotFoundError(noSuchConnection);
      return { message: 'Connection removed successfully.' };
    },
  });
}
