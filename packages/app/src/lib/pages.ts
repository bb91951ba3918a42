import type { Page, PageOptions } from '@guildhall/api-client';
import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query';

/** What the cache holds of a long list. */
export type Pages<T> = InfiniteData<Page<T>, string | undefined>;

/** How many pages of a list are read anew when they are old. */
const mostFresh = 10;

/** A long list that is read page by page and seen as one array. */
export function pagesOptions<T>(queryKey: QueryKey, fetchPage: (options: PageOptions) => Promise<Page<T>>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // Whoever comes back from a long conversation finds the list as it was left.
    gcTime: 3_600_000,
    // Of a list that was read far down, each page would be asked for again, one after the other.
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > mostFresh ? Infinity : 30_000),
    select: ({ pages }: Pages<T>) => pages.flatMap(({ items }) => items),
  });
}

/** The same pages with each row changed by `change`. */
export function mapRows<T>(data: Pages<T> | undefined, change: (row: T) => T): Pages<T> | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}
