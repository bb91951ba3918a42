/**
 * The version of a conversation as a weak ETag. Messages are only ever added, so the number of the last one
 * says whether any page of the conversation has changed.
 */
export const conversationETag = (me: string, other: string, lastSeq: number): string =>
  `W/"${[me, other].sort().join('.')}-${lastSeq}"`;

/** Whether an If-None-Match header names this version, by the weak comparison of RFC 9110. */
export function matchesETag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
