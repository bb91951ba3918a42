import type { Page, PageOptions } from '@guildhall/api-client';
import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** The cached form of a long list. */
export type Pages<T> = InfiniteData<Page<T>, string | undefined>;

/** A list of more pages than this is not refetched when it is stale. */
const maxRefetchedPages = 10;

/** Query options of a long list that is fetched page by page and returned as one array. */
export function pagesOptions<T>(queryKey: QueryKey, fetchPage: (options: PageOptions) => Promise<Page<T>>) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => fetchPage({ cursor: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    // An hour, so that the list is still there after a long conversation.
    gcTime: 3_600_000,
    // A refetch fetches all pages again, one after the other.
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > maxRefetchedPages ? Infinity : 30_000),
    select: ({ pages }: Pages<T>) => pages.flatMap(({ items }) => items),
  });
}

/** The same pages with each row changed by `change`. */
export function mapRows<T>(data: Pages<T> | undefined, change: (row: T) => T): Pages<T> | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}

/** The same pages without the rows that `keep` is false of. */
export function filterRows<T>(data: Pages<T> | undefined, keep: (row: T) => boolean): Pages<T> | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.filter(keep) })) };
}

/** The same pages with a new row on top, unless it has been fetched already. */
export function prependRow<T extends { id: string }>(
  data: Pages<T> | undefined,
  row: T,
): Pages<T> | undefined {
  const [first, ...others] = data?.pages ?? [];
  if (!data || !first || first.items.some(({ id }) => id === row.id)) return data;
  return { ...data, pages: [{ ...first, items: [row, ...first.items] }, ...others] };
}

/** Puts a row that the server has just stored on top of a list, without refetching its pages. */
export async function showAdded<T extends { id: string }>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  row: T,
): Promise<void> {
  const list = { queryKey, exact: true };
  // The response of a fetch in flight may be from before the row was stored, so it starts again.
  if (queryClient.isFetching(list) > 0) await queryClient.invalidateQueries(list);
  else queryClient.setQueryData<Pages<T>>(queryKey, (data) => prependRow(data, row));
}
