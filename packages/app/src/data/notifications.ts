import type { Notification } from '@guildhall/contract';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { mapRows, pagesOptions, type Pages } from '#lib/pages.ts';
import { attentionKeys, showAttention } from './attention.ts';

const unreadKey = [...attentionKeys.notifications, 'unread'] as const;

/** What has happened to the company, all or only what the member has not read, newest first. */
export const notificationsQuery = (userId: string, unread = false) =>
  pagesOptions(unread ? unreadKey : attentionKeys.notifications, (page) =>
    api.attention.listNotifications(userId, { ...(unread && { unread }), ...page }),
  );

/**
 * Marks notifications as read, up to a number. Then the lists are read again, as a failure leaves them unread, and they may
 * have grown.
 */
export const readNotificationsMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: (upTo: number) => api.attention.readNotifications(userId, upTo),
    onMutate: () => showAllRead(queryClient),
    onSuccess: (attention) => showAttention(queryClient, attention),
    onSettled: () => queryClient.invalidateQueries({ queryKey: attentionKeys.notifications }),
  });

/** Shows that all notifications are read: those of the whole list lose their mark, those unread are none. */
async function showAllRead(queryClient: QueryClient): Promise<void> {
  // The response of a call in flight may be from before.
  await queryClient.cancelQueries({ queryKey: attentionKeys.notifications });
  queryClient.setQueryData<Pages<Notification>>(attentionKeys.notifications, (data) =>
    mapRows(data, (notification) => ({ ...notification, unread: false })),
  );
  queryClient.setQueryData<Pages<Notification>>(
    unreadKey,
    (data) => data && { pages: [{ items: [], nextCursor: null }], pageParams: [undefined] },
  );
}
