import type { Query, QueryClient } from '@tanstack/react-query';

/** When each query was last requested as a whole, in milliseconds since the epoch. */
const requestedAt = new WeakMap<Query, number>();

/** Whether a query was requested after this time, so that what has happened until then is in its response. */
export const wasRequestedAfter = (query: Query, time: number) => (requestedAt.get(query) ?? 0) > time;

/**
 * Keeps when queries are requested, and refetches those that were outdated while their first response was on its way: it
 * may be from before, and `invalidateQueries` does not ask again.
 */
export function watchFreshness(queryClient: QueryClient): void {
  const outdated = new WeakSet<Query>();
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    // The earlier pages of a list stay as they are when a further one is requested.
    if (action.type === 'fetch' && !action.meta?.fetchMore) requestedAt.set(query, Date.now());
    if (
      action.type === 'invalidate' &&
      query.state.fetchStatus === 'fetching' &&
      query.state.data === undefined
    )
      outdated.add(query);
    if (action.type === 'success' && outdated.delete(query))
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
  });
}
