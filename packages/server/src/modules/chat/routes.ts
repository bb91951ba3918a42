import { route, type ChatMessage } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { BadRequestError, ForbiddenError } from '#http/errors.ts';
import { conversationETag, matchesETag, pairOf } from './conversation.ts';
import { findLastSeq, findSeq, insertMessage, listMessages, type StoredMessage } from './queries.ts';

const newestMessages = 50;

const notConnected = () => new ForbiddenError('Only connected companies can chat.');

const toMessage = ({ id, sender_id, content, created_at }: StoredMessage): ChatMessage => ({
  _id: id,
  sender: sender_id,
  content,
  timestamp: created_at.toISOString(),
});

export function chatRoutes(app: App, { db, now, newId }: Context): void {
  app.route({
    ...route('listMessages'),
    handler: async (request, reply) => {
      const { userId, connectionId } = request.params;
      const { limit = newestMessages, before } = request.query;
      requireOwnId(request, userId);
      const pair = pairOf(userId, connectionId);
      const lastSeq = await findLastSeq(db, pair);
      if (lastSeq === undefined) throw notConnected();

      const etag = conversationETag(pair, lastSeq);
      reply.headers({ etag, 'cache-control': 'private, no-cache' });
      if (matchesETag(request.headers['if-none-match'], etag)) return reply.code(304).send(null);

      const end = before === undefined ? lastSeq + 1 : await findSeq(db, pair, before);
      if (end === undefined) {
        throw new BadRequestError({ before: 'before is not a message of this conversation.' });
      }
      const messages = await listMessages(db, pair, end, limit);
      return messages.toReversed().map(toMessage);
    },
  });

  app.route({
    ...route('sendMessage'),
    handler: async (request, reply) => {
      const { senderId, receiverId, content } = request.body;
      requireOwnId(request, senderId);
      const pair = pairOf(senderId, receiverId);
      const message = await insertMessage(db, { id: newId(), pair, senderId, content, createdAt: now() });
      if (!message) throw notConnected();
      return reply.code(201).send({ data: toMessage(message) });
    },
  });
}
