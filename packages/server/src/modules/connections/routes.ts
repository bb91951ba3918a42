import { route, type PageQuery } from '@guildhall/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { uuid } from '#db/uuid.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { BadRequestError } from '#http/errors.ts';
import { readPage, sendPage } from '#http/page.ts';
import { lockUnblocked } from '#modules/blocks/queries.ts';
import { listConnected, listPending, listSent } from './connection-lists.ts';
import { findDecline, refusedAfterDecline } from './declines.ts';
import {
  acceptPending,
  companyExists,
  findConnection,
  findConnectionState,
  insertConnection,
} from './queries.ts';
import { deleteConnection, deletePending, removalOf } from './removal.ts';
import { refusedAnswer, refusedRemoval, refusedRequest } from './refusals.ts';

export function connectionRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
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
      const rows = await listConnected(db, companyId, page, request.query.q);
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
      const sent = await runCommand(context, request, async ({ trx, record }) => {
        if (!(await lockUnblocked(trx, senderId, uuid(receiverId)))) throw refusedRequest(false);
        const connection = await insertConnection(trx, { id: newId(), senderId, receiverId, createdAt });
        if (!connection) throw refusedRequest(await companyExists(trx, receiverId, senderId));
        const decline = await findDecline(trx, { senderId, receiverId, now: createdAt });
        if (decline) throw refusedAfterDecline(decline, createdAt);
        await record('connection.requested', connection._id);
        return { message: 'Connection request sent successfully!', connection };
      });
      return reply.code(201).send(sent);
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
      return runCommand(context, request, async ({ trx, record, keep }) => {
        const accepted = { message: 'Connection accepted successfully.' };
        if (!(await acceptPending(trx, connectionId, companyId, now()))) {
          const connection = await findConnection(trx, connectionId, companyId);
          if (connection?.receiverUserId !== companyId || connection.status === 'pending')
            throw refusedAnswer('accept', connection, companyId);
          // By a colleague, or by this call before.
          keep();
          return accepted;
        }
        await record('connection.accepted', connectionId);
        return accepted;
      });
    },
  });

  app.route({
    ...route('declineConnection'),
    handler: async (request) => {
      const { companyId } = requireSession(request);
      const { connectionId } = request.params;
      return runCommand(context, request, async ({ trx, at, record }) => {
        if (!(await deletePending(trx, connectionId, { me: companyId, now: at, isForGood: true }))) {
          throw refusedAnswer('decline', await findConnection(trx, connectionId, companyId), companyId);
        }
        await record('connection.declined-for-good', connectionId);
        return { message: 'Connection declined for good.' };
      });
    },
  });

  app.route({
    ...route('removeConnection'),
    handler: async (request) => {
      const { companyId } = requireSession(request);
      const { connectionId } = request.params;
      return runCommand(context, request, async ({ trx, record }) => {
        const removal = { me: companyId, now: now(), seen: request.query.status };
        const removed = await deleteConnection(trx, connectionId, removal);
        if (!removed) throw refusedRemoval(await findConnection(trx, connectionId, companyId));
        await record(removalOf(removed, companyId), connectionId);
        return { message: 'Connection removed successfully.' };
      });
    },
  });
}
