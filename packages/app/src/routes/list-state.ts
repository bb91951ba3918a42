/** What of a list's query decides how the list goes on. */
interface ListQuery {
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
}

/** How a list goes on at its foot. */
export function listState(query: ListQuery): 'idle' | 'loading' | 'error' | 'end' {
  if (query.isFetchingNextPage) return 'loading';
  if (query.isFetchNextPageError) return 'error';
  return query.hasNextPage ? 'idle' : 'end';
}
