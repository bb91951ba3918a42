import { NotificationList } from '@guildhall/ui/trade/notification-list';
import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useNotifications } from '#routes/notifications/use-notifications.ts';

/** How many of them the bar shows. */
const maxPreviewed = 20;

/** The newest of what has happened to the company. */
export function Announcements() {
  const navigate = useNavigate();
  const { rows, list, ...actions } = useNotifications();
  return (
    <NotificationList
      size="sm"
      notifications={rows.slice(0, maxPreviewed)}
      state={list.state}
      onRetry={list.onRetry}
      seeAllHref={paths.notifications}
      onNavigate={(href) => void navigate(href)}
      {...actions}
    />
  );
}
