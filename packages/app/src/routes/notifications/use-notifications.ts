import { notificationPath } from '@guildhall/contract/letter-paths';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { notificationsQuery, readNotificationsMutation } from '#data/notifications.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useUser } from '#session/session.tsx';

/** What has happened to the company, all or only what is unread, as a NotificationList takes it. */
export function useNotifications(unread = false) {
  const { id } = useUser();
  const navigate = useNavigate();
  const { mutate } = useMutation(readNotificationsMutation(useQueryClient(), id));
  const { rows, list } = usePagedList(useInfiniteQuery(notificationsQuery(id, unread)));
  const newest = rows[0]?.number;
  return {
    rows,
    list,
    notificationHref: notificationPath,
    onOpen: (notification: Parameters<typeof notificationPath>[0]) => {
      const path = notificationPath(notification);
      if (path) void navigate(path);
    },
    onReadAll: () => {
      if (newest !== undefined) mutate(newest);
    },
  };
}
