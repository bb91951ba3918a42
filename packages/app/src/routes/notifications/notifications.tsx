import { PageHeader } from '@guildhall/ui/page-header';
import { NotificationList } from '@guildhall/ui/trade/notification-list';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useNotifications } from './use-notifications.ts';

/** All that has happened to the company. */
export function NotificationsRoute() {
  usePageTitle('Notifications');
  const { rows, list, ...actions } = useNotifications();
  return (
    <>
      <PageHeader title="Notifications" />
      <NotificationList notifications={rows} {...list} {...actions} />
    </>
  );
}
