import type { Attention, Notification } from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import type { RefreshOptions } from '#lib/refresh-options.ts';
import { mapRows, pagesOptions, type Pages } from '#lib/pages.ts';

export const attentionKeys = {
  counts: ['attention'] as const,
  notifications: ['notifications'] as const,
};

/** What waits for the company and its member. Events and own actions outdate it; nothing polls. */
export const attentionQuery = (userId: string) =>
  queryOptions({
    queryKey: attentionKeys.counts,
    queryFn: ({ signal }) => api.attention.get(userId, { signal }),
  });

const dismissalKey = (memberId: string) => `guildhall.checklist.${memberId}`;

/** Whether a member has taken the checklist of a new company away in this browser. */
export const isChecklistDismissed = (memberId: string): boolean =>
  localStorage.getItem(dismissalKey(memberId)) !== null;

/** Takes the checklist of a new company away for a member, in this browser. */
export const dismissChecklist = (memberId: string): void =>
  localStorage.setItem(dismissalKey(memberId), 'dismissed');

/** What has happened to the company, newest first. */
export const notificationsQuery = (userId: string) =>
  pagesOptions(attentionKeys.notifications, (page) => api.attention.listNotifications(userId, page));

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

/** Marks notifications as read, up to a number. They stay marked as new in a list that is open. */
export function useReadNotifications(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (upTo: number) => api.attention.readNotifications(userId, upTo),
    onSuccess: (attention) => showAttention(queryClient, attention),
  });
}

/** Shows that all notifications of the list are read. */
export const showAllRead = (queryClient: QueryClient): void =>
  void queryClient.setQueryData<Pages<Notification>>(attentionKeys.notifications, (data) =>
    mapRows(data, (notification) => ({ ...notification, unread: false })),
  );
