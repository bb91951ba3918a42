import { createCache } from '#bus/cache.ts';
import type { Context } from '#context.ts';
import { createBatch } from '#db/batch.ts';
import { conversationTopic } from '#modules/connections/conversation-change.ts';
import { conversationKey, type Conversation, type Pair } from './conversation.ts';
import { findConversations } from './queries.ts';

const maxConversations = 50_000;
const maxBytes = 32 * 1024 * 1024;

interface NewestPage {
  /** The version of the conversation that it was read for. */
  version: number;
  /** The body of the response. */
  bytes: Buffer;
}

/** The open conversations, so that a poll queries the database only after a change. */
interface ConversationCache {
  /** A conversation, if it is cached. */
  get(pair: Pair): Conversation | undefined;
  /** The same from the database. Undefined when the two may not read it. */
  find(pair: Pair): Promise<Conversation | undefined>;
  /** The newest messages of a version, if they are cached. */
  newestPage(pair: Pair, version: number): Buffer | undefined;
  /** Reads the same with `read`, and caches it. */
  readNewestPage(pair: Pair, version: number, read: () => Promise<Buffer>): Promise<Buffer>;
}

export function createConversationCache({ db, bus, now }: Context): ConversationCache {
  const options = { bus, now, topic: conversationTopic };
  const conversations = createCache<Conversation>({ ...options, capacity: maxConversations });
  const pages = createCache<NewestPage>({
    ...options,
    capacity: maxBytes,
    sizeOf: ({ bytes }) => bytes.length,
  });
  const find = createBatch((asked: readonly Pair[]) => findConversations(db, asked), conversationKey);
  return {
    get: (pair) => conversations.get(conversationKey(pair)),
    find: (pair) => conversations.load(conversationKey(pair), () => find(pair)),
    newestPage(pair, version) {
      const page = pages.get(conversationKey(pair));
      return page?.version === version ? page.bytes : undefined;
    },
    async readNewestPage(pair, version, read) {
      const page = await pages.load(conversationKey(pair), async () => ({ version, bytes: await read() }));
      return page!.bytes;
    },
  };
}
