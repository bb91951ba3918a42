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

/**
 * The version of a conversation as a weak ETag. Messages are only ever added, so the number of the newest one
 * shows whether any page of the conversation has changed.
 */
export const conversationETag = (pair: Pair, lastSeq: number): string =>
  `W/"${conversationKey(pair)}-${lastSeq}"`;
