import type { Notification } from '@guildhall/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { mapRows, pagesOptions, type Pages } from '#lib/pages.ts';
import { attentionKeys, showAttention } from './attention.ts';

/** What has happened to the company, newest first. */
export const notificationsQuery = (userId: string) =>
  pagesOptions(attentionKeys.notifications, (page) => api.attention.listNotifications(userId, page));

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
