import { PageHeader } from '@guildhall/ui/page-header';
import { NotificationList } from '@guildhall/ui/trade/notification-list';
import { useSearchParams } from 'react-router-dom';
import { readFlag } from '#lib/address-values.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useNotifications } from './use-notifications.ts';

/** All that has happened to the company, or only what is unread. */
export function NotificationsRoute() {
  usePageTitle('Notifications');
  const [params, setParams] = useSearchParams();
  const unread = readFlag(params, 'unread');
  const { rows, list, ...actions } = useNotifications(unread);
  return (
    <>
      <PageHeader title="Notifications" />
      <NotificationList
        notifications={rows}
        unread={unread}
        onUnreadChange={(next) => setParams(next ? { unread: 'true' } : {}, { replace: true })}
        {...list}
        {...actions}
      />
    </>
  );
}
