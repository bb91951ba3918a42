import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The query of a long list, made with `pagesOptions`. */
type ListQuery<T> = Pick<
  UseInfiniteQueryResult<T[]>,
  | 'data'
  | 'fetchNextPage'
  | 'hasNextPage'
  | 'isFetchNextPageError'
  | 'isFetchingNextPage'
  | 'isLoadingError'
  | 'isPending'
  | 'isPlaceholderData'
  | 'refetch'
>;

const every = () => true;

/**
 * The rows of a long list that pass `isWanted`, and how far the list has loaded. While no row passes, it fetches further
 * pages automatically: a row of those may pass.
 */
export function usePagedList<T>(query: ListQuery<T>, isWanted: ((row: T) => boolean) | undefined = every) {
  const rows = (query.data ?? []).filter(isWanted);
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const seeks = rows.length === 0 && query.hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (seeks && !isFetchingNextPage) void fetchNextPage();
  }, [seeks, isFetchingNextPage, fetchNextPage]);

  // A page that failed may contain a wanted row, so the list is not known to be empty.
  const isStuck = rows.length === 0 && isFetchNextPageError && !isFetchingNextPage;
  const more = () => {
    if (isFetchingNextPage || query.isPlaceholderData) return 'loading';
    if (isFetchNextPageError) return 'error';
    return query.hasNextPage ? 'idle' : 'end';
  };
  const state = () => {
    if (query.isPending || seeks || (rows.length === 0 && isFetchingNextPage)) return 'loading';
    return query.isLoadingError || isStuck ? 'error' : 'ready';
  };
  return {
    rows,
    list: {
      state: state(),
      onRetry: () => void (isStuck ? fetchNextPage() : query.refetch()),
      more: more(),
      onLoadMore: () => fetchNextPage(),
    } as const,
  };
}
