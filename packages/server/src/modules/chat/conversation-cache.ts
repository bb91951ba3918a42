import { createCache } from '#bus/cache.ts';
import type { Context } from '#context.ts';
import { createBatch } from '#db/batch.ts';
import { conversationTopic } from '#modules/connections/conversation-change.ts';
import { conversationKey, type Pair } from './conversation.ts';
import { findLastSeqs } from './queries.ts';

const maxConversations = 50_000;
const maxBytes = 32 * 1024 * 1024;

interface NewestPage {
  /** The number of its last message. */
  lastSeq: number;
  /** The body of the response. */
  bytes: Buffer;
}

/** The open conversations, so that a poll queries the database only after a change. */
interface ConversationCache {
  /** The number of the newest message, if it is cached. */
  lastSeq(pair: Pair): number | undefined;
  /** The same from the database. Undefined when the two are not connected. */
  findLastSeq(pair: Pair): Promise<number | undefined>;
  /** The newest messages up to the number `lastSeq`, if they are cached. */
  newestPage(pair: Pair, lastSeq: number): Buffer | undefined;
  /** Reads the same with `read`, and caches it. */
  readNewestPage(pair: Pair, lastSeq: number, read: () => Promise<Buffer>): Promise<Buffer>;
}

export function createConversationCache({ db, bus, now }: Context): ConversationCache {
  const options = { bus, now, topic: conversationTopic };
  const versions = createCache<number>({ ...options, capacity: maxConversations });
  const pages = createCache<NewestPage>({
    ...options,
    capacity: maxBytes,
    sizeOf: ({ bytes }) => bytes.length,
  });
  const findLastSeq = createBatch((asked: readonly Pair[]) => findLastSeqs(db, asked), conversationKey);
  return {
    lastSeq: (pair) => versions.get(conversationKey(pair)),
    findLastSeq: (pair) => versions.load(conversationKey(pair), () => findLastSeq(pair)),
    newestPage(pair, lastSeq) {
      const page = pages.get(conversationKey(pair));
      return page?.lastSeq === lastSeq ? page.bytes : undefined;
    },
    async readNewestPage(pair, lastSeq, read) {
      const page = await pages.load(conversationKey(pair), async () => ({ lastSeq, bytes: await read() }));
      return page!.bytes;
    },
  };
}
