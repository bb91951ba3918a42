import {
  defaultMessages,
  messageDeletionMinutes,
  MessageText,
  route,
  whoMay,
  type ChatMessage,
  type MessagesQuery,
} from '@guildhall/contract';
import { Type } from 'typebox';
import type { Context } from '#context.ts';
import type { App } from '#http/app-type.ts';
import { requireOwnId, requireSession } from '#http/auth.ts';
import { BadRequestError, ConflictError, ForbiddenError, NotFoundError } from '#http/errors.ts';
import { runCommand } from '#http/command.ts';
import { matchesETag } from '#http/etag.ts';
import { readPage, sendPage } from '#http/page.ts';
import { createValidator } from '#http/validation.ts';
import { findAttention } from '#modules/attention/queries.ts';
import { attachFiles } from '#modules/files/links.ts';
import { findProduct } from '#modules/products/queries.ts';
import { conversationETag, pairOf, type Conversation, type Pair } from './conversation.ts';
import { createConversationCache } from './conversation-cache.ts';
import { deleteLockedMessage, lockMessage } from './deleting.ts';
import { searchMessages } from './message-search.ts';
import { toMessage, type StoredMessage } from './message.ts';
import { markMessagesRead } from './reading.ts';
import { findSeq, insertMessage, listMessages } from './queries.ts';

const notConnected = () => new ForbiddenError('Only connected companies can chat.');

const minute = 60_000;

/** A sentence when the text of a message without files is none. */
const checkText = createValidator(Type.Object({ content: MessageText }));

/** The queries that name a message as a place in its conversation. */
const places = ['before', 'after', 'around'] as const;

/** The numbers of a page at a place; around a message they stay within the conversation, so that the page is full. */
const rangeAt = (place: (typeof places)[number], seq: number, limit: number, lastSeq: number) => {
  if (place === 'before') return { from: seq - limit, to: seq - 1 };
  if (place === 'after') return { from: seq + 1, to: seq + limit };
  const from = Math.max(1, Math.min(seq - Math.floor(limit / 2), lastSeq - limit + 1));
  return { from, to: from + limit - 1 };
};

export function chatRoutes(app: App, context: Context): void {
  const { db, now, newId, bus } = context;
  const conversations = createConversationCache(context);

  const readMessages = async (pair: Pair, range: { from: number; to: number }): Promise<ChatMessage[]> =>
    (await listMessages(db, pair, range)).map(toMessage);
  const readNewest = (pair: Pair, { lastSeq }: Conversation, limit: number) =>
    readMessages(pair, { from: lastSeq - limit + 1, to: lastSeq });
  /** The page at the place that a query names. */
  const readPlace = async (
    pair: Pair,
    { lastSeq }: Conversation,
    query: MessagesQuery,
    [place, ...others]: readonly (typeof places)[number][],
  ): Promise<ChatMessage[]> => {
    if (others.length > 0)
      throw new BadRequestError(
        Object.fromEntries(others.map((other) => [other, `${other} cannot be with ${place!}.`])),
      );
    const seq = await findSeq(db, pair, query[place!]!);
    if (seq === undefined)
      throw new BadRequestError({ [place!]: `${place!} is not a message of this conversation.` });
    return readMessages(pair, rangeAt(place!, seq, query.limit ?? defaultMessages, lastSeq));
  };

  app.route({
    ...route('listMessages'),
    // Every open conversation calls this each second: a cached response needs no promise.
    handler: (request, reply) => {
      const { userId, connectionId } = request.params;
      const { limit = defaultMessages } = request.query;
      requireOwnId(request, userId);
      const pair = pairOf(userId, connectionId);
      const sendBytes = (bytes: Buffer): undefined => {
        // The types do not know a body that is serialized already.
        reply.send(bytes as never);
      };

      const respond = (
        conversation: Conversation | undefined,
      ): Promise<ChatMessage[] | undefined> | undefined => {
        if (!conversation) throw notConnected();
        const etag = conversationETag(pair, conversation);
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
        const asked = places.filter((place) => request.query[place] !== undefined);
        if (asked.length > 0) return readPlace(pair, conversation, request.query, asked);
        if (limit !== defaultMessages) return readNewest(pair, conversation, limit);
        const page = conversations.newestPage(pair, conversation.version);
        if (page) return sendBytes(page);
        const read = async () =>
          Buffer.from(reply.serialize(await readNewest(pair, conversation, limit)) as string);
        return conversations.readNewestPage(pair, conversation.version, read).then(sendBytes);
      };

      const answer = () => {
        const conversation = conversations.get(pair);
        return conversation ? respond(conversation) : conversations.find(pair).then(respond);
      };
      // Who has heard of a message from another node, by its response or an event, may ask this one.
      return bus.isAlone() ? answer() : bus.catchUp().then(answer);
    },
  });

  app.route({
    ...route('readMessages'),
    handler: async (request) => {
      const { userId, connectionId } = request.params;
      const reader = requireOwnId(request, userId);
      const pair = pairOf(userId, connectionId);
      const { upTo } = request.body;
      if (!(conversations.get(pair) ?? (await conversations.find(pair)))) throw notConnected();
      const { mayRead, isFound } = await markMessagesRead(db, { pair, reader, messageId: upTo });
      if (!mayRead) throw new ForbiddenError(whoMay('network'));
      if (!isFound) throw new BadRequestError({ upTo: 'upTo is not a message of this conversation.' });
      return findAttention(db, reader, now());
    },
  });

  app.route({
    ...route('sendMessage'),
    handler: async (request, reply) => {
      const { senderId, receiverId, content, fileIds = [], productId } = request.body;
      requireOwnId(request, senderId);
      if (fileIds.length === 0) {
        const fields = checkText({ content });
        if (Object.keys(fields).length > 0) throw new BadRequestError(fields);
      }
      const pair = pairOf(senderId, receiverId);
      const sent = await runCommand(context, request, async ({ trx, record }) => {
        const product = productId === undefined ? undefined : await findProduct(trx, productId, senderId);
        if (productId !== undefined && !product)
          throw new BadRequestError({ productId: 'There is no such product.' });
        const card = product && ({ type: 'product', id: product.id, title: product.name } as const);
        const id = newId();
        const files = await attachFiles(trx, {
          companyId: senderId,
          subject: `message:${id}`,
          fileIds,
          field: 'fileIds',
        });
        const message = await insertMessage(trx, {
          id,
          pair,
          senderId,
          content,
          createdAt: now(),
          files,
          ...(card && { card }),
        });
        if (!message) throw notConnected();
        await record('message.sent', message._id);
        return { data: toMessage(message) };
      });
      return reply.code(201).send(sent);
    },
  });

  app.route({
    ...route('deleteMessage'),
    handler: (request) =>
      runCommand(context, request, async ({ trx, at, record, keep }) => {
        const { id } = request.params;
        const { companyId } = requireSession(request);
        const answer = (message: StoredMessage) => ({
          message: 'Message deleted.',
          data: toMessage(message),
        });
        const message = await lockMessage(trx, id, companyId);
        if (!message) throw new NotFoundError('There is no message with this id.');
        if (message.sender !== companyId)
          throw new ForbiddenError('Only the company that has sent a message can delete it.');
        if (message.deletedAt) {
          keep();
          return answer(message);
        }
        if (at.getTime() - message.timestamp.getTime() > messageDeletionMinutes * minute)
          throw new ConflictError(
            `A message can be deleted for ${messageDeletionMinutes} minutes after it was sent.`,
          );
        const deleted = await deleteLockedMessage(trx, id, at);
        await record('message.deleted', id);
        return answer(deleted);
      }),
  });

  app.route({
    ...route('searchMessages'),
    handler: async (request, reply) => {
      const { companyId } = requireOwnId(request, request.params.userId);
      const page = readPage(request.query);
      const rows = await searchMessages(db, companyId, request.query.q, page);
      return sendPage(reply, page, rows, ({ _id }) => _id).map(({ company, ...row }) => ({
        message: toMessage(row),
        company,
      }));
    },
  });
}
