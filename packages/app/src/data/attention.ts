import type { Attention } from '@guildhall/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import type { RefreshOptions } from '#lib/refresh-options.ts';

export const attentionKeys = {
  counts: ['attention'] as const,
  notifications: ['notifications'] as const,
};

/** What waits for the company and its member. Events and own actions outdate it; only a hidden window polls. */
export const attentionQuery = (userId: string) =>
  queryOptions({
    queryKey: attentionKeys.counts,
    queryFn: ({ signal }) => api.attention.get(userId, { signal }),
  });

/** Counts again what waits, and reads again what has happened. */
export const refreshAttention = (queryClient: QueryClient, { predicate, ...options }: RefreshOptions = {}) =>
  Promise.all(
    Object.values(attentionKeys).map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, ...(predicate && { predicate }) }, options),
    ),
  );

/** Shows what still waits, as the server has just counted it. */
export async function showAttention(queryClient: QueryClient, attention: Attention): Promise<void> {
  // The response of a call in flight may be from before.
  await queryClient.cancelQueries({ queryKey: attentionKeys.counts });
  queryClient.setQueryData(attentionKeys.counts, attention);
}
