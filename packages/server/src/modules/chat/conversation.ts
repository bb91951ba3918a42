/** The companies of a conversation; `a` is the lesser id. */
export interface Pair {
  a: string;
  b: string;
}

/** The pair of two companies, the same in either order. */
export const pairOf = (one: string, other: string): Pair =>
  one < other ? { a: one, b: other } : { a: other, b: one };

/** Names a conversation. `publishConversationChange` builds the same text in SQL. */
export const conversationKey = ({ a, b }: Pair): string => `${a}.${b}`;

/** What a conversation is at. */
export interface Conversation {
  /** The number of the newest message. */
  lastSeq: number;
  /** Rises with each message and each deletion. */
  version: number;
}

/**
 * The version of a conversation as a weak ETag: it shows whether any page of the conversation has changed. No tag of the
 * versions before, `-` and the number of the last message, is one of these.
 */
export const conversationETag = (pair: Pair, { version }: Conversation): string =>
  `W/"${conversationKey(pair)}-v${version}"`;
