import { defaultMessages, route, whoMay, type ChatMessage, type MessageCard } from '@guildhall/contract';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId } from '#http/auth.ts';
import { BadRequestError, ForbiddenError } from '#http/errors.ts';
import { runCommand } from '#http/command.ts';
import { matchesETag } from '#http/etag.ts';
import { findAttention } from '#modules/attention/queries.ts';
import { conversationETag, pairOf, type Pair } from './conversation.ts';
import { createConversationCache } from './conversation-cache.ts';
import { markMessagesRead } from './reading.ts';
import { findSeq, insertMessage, listMessages } from './queries.ts';

const notConnected = () => new ForbiddenError('Only connected companies can chat.');

/** What the database returns for a message. */
type StoredMessage = Omit<ChatMessage, 'timestamp' | 'card'> & { timestamp: Date; card: MessageCard | null };

/** A message as responses have it, without what else its query returns. */
const toMessage = ({ _id, sender, content, timestamp, card }: StoredMessage): ChatMessage => ({
  _id,
  sender,
  content,
  timestamp: timestamp.toISOString(),
  ...(card && { card }),
});

export function chatRoutes(app: App, context: Context): void {
  const { db, now, newId } = context;
  const conversations = createConversationCache(context);

  const readMessages = async (pair: Pair, before: number, limit: number): Promise<ChatMessage[]> => {
    const messages = await listMessages(db, pair, before, limit);
    return messages.toReversed().map(toMessage);
  };
  const readBefore = async (pair: Pair, before: string, limit: number): Promise<ChatMessage[]> => {
    const seq = await findSeq(db, pair, before);
    if (seq !== undefined) return readMessages(pair, seq, limit);
    throw new BadRequestError({ before: 'before is not a message of this conversation.' });
  };

  app.route({
    ...route('listMessages'),
    // Every open conversation calls this each second: a cached response needs no promise.
    handler: (request, reply) => {
      const { userId, connectionId } = request.params;
      const { limit = defaultMessages, before } = request.query;
      requireOwnId(request, userId);
      const pair = pairOf(userId, connectionId);
      const sendPage = (bytes: Buffer): undefined => {
        // The types do not know a body that is serialized already.
        reply.send(bytes as never);
      };

      const respond = (lastSeq: number | undefined): Promise<ChatMessage[] | undefined> | undefined => {
        if (lastSeq === undefined) throw notConnected();
        const etag = conversationETag(pair, lastSeq);
        reply.headers({
          etag,
          'cache-control': 'private, no-cache',
          'content-type': 'application/json; charset=utf-8',
        });
        if (matchesETag(request.headers['if-none-match'], etag)) {
          // Null would be sent as JSON.
          reply.code(304).send(undefined as never);
          return undefined;
        }
        if (before !== undefined) return readBefore(pair, before, limit);
        if (limit !== defaultMessages) return readMessages(pair, lastSeq + 1, limit);
        const page = conversations.newestPage(pair, lastSeq);
        if (page) return sendPage(page);
        const read = async () =>
          Buffer.from(reply.serialize(await readMessages(pair, lastSeq + 1, limit)) as string);
        return conversations.readNewestPage(pair, lastSeq, read).then(sendPage);
      };

      const lastSeq = conversations.lastSeq(pair);
      return lastSeq === undefined ? conversations.findLastSeq(pair).then(respond) : respond(lastSeq);
    },
  });

  app.route({
    ...route('readMessages'),
    handler: async (request) => {
      const { userId, connectionId } = request.params;
      const reader = requireOwnId(request, userId);
      const pair = pairOf(userId, connectionId);
      const { upTo } = request.body;
      if ((conversations.lastSeq(pair) ?? (await conversations.findLastSeq(pair))) === undefined)
        throw notConnected();
      const { mayRead, isFound } = await markMessagesRead(db, { pair, reader, messageId: upTo });
      if (!mayRead) throw new ForbiddenError(whoMay('network'));
      if (!isFound) throw new BadRequestError({ upTo: 'upTo is not a message of this conversation.' });
      return findAttention(db, reader, now());
    },
  });

  app.route({
    ...route('sendMessage'),
    handler: async (request, reply) => {
      const { senderId, receiverId, content } = request.body;
      requireOwnId(request, senderId);
      const pair = pairOf(senderId, receiverId);
      const sent = await runCommand(context, request, async ({ trx, record }) => {
        const message = await insertMessage(trx, { id: newId(), pair, senderId, content, createdAt: now() });
        if (!message) throw notConnected();
        await record('message.sent', message._id);
        return { data: toMessage(message) };
      });
      return reply.code(201).send(sent);
    },
  });
}
