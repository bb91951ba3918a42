import type { PageQuery } from '@guildhall/contract';

/** What every call takes. */
export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason: an AbortError unless another was given. */
  signal?: AbortSignal | undefined;
}

/** What every call that stores something new takes. */
export interface WriteOptions extends CallOptions {
  /**
   * Identifies the write, with 1 to 200 visible ASCII characters. A retry with the same key within 24 hours gets the
   * first response again and writes nothing: for when a response was lost. Without a key each call writes.
   */
  idempotencyKey?: string | undefined;
}

/** Optional fields may also be undefined, which leaves them out. */
export type OrUndefined<T> = {
  [Key in keyof T]: object extends Pick<T, Key> ? T[Key] | undefined : T[Key];
};

/** What every call for a long list takes: `limit`, rows a page (1 to 100, `@default 20`), and `cursor`. */
export interface PageOptions extends CallOptions, OrUndefined<PageQuery> {}

/** One page of a long list. */
export interface Page<T> {
  items: T[];
  /** Give it as `cursor` to get the page after this one; null when this is the last. */
  nextCursor: string | null;
}

const nextLink = /[?&]cursor=([^&>]+)[^>]*>;\s*rel="?next/;

/** The cursor of a Link header's `rel="next"`, or null when there is none. */
export function nextCursor(link: string | null): string | null {
  const cursor = nextLink.exec(link ?? '')?.[1];
  return cursor ? decodeURIComponent(cursor) : null;
}
