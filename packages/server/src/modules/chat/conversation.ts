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

/** Whether an If-None-Match header names this version, by the weak comparison of RFC 9110. */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
