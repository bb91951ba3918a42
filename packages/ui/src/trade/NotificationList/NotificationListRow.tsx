'use client';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { formatDayOf } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import { Opener } from '#navigation/Opener.tsx';
import { iconOf } from '#trade/ActivityList/activity-icons.tsx';
import { timeAgo } from '#trade/DealCard/deal-words.ts';
import { topicOf, writeNotification, type Notification } from './notification.ts';
import type { NotificationListLabels } from './NotificationList.labels.ts';

interface NotificationListRowProps {
  /** The notification. */
  notification: Notification;
  /** Where it leads. Makes the row a link. */
  href: string | undefined;
  /** Called on a plain click on the link. */
  onOpen: (() => void) | undefined;
  /** The size of the list. */
  size: 'sm' | 'md';
  /** The current time. */
  now: Date;
  /** The words of the list. */
  words: NotificationListLabels;
}

/** One notification: who, what, and how long ago. */
export function NotificationListRow({
  notification,
  href,
  onOpen,
  size,
  now,
  words,
}: NotificationListRowProps) {
  const locale = useLocale();
  const { kind, company, unread, at } = notification;
  const moment = new Date(at);
  return (
    <Opener
      data-part="row"
      data-unread={unread ? '' : undefined}
      href={href}
      onOpen={href === undefined ? undefined : onOpen}
    >
      {company ? (
        <Avatar name={company.companyName} src={company.avatar} size={size} />
      ) : (
        <span data-part="icon" aria-hidden>
          {iconOf(topicOf(kind))}
        </span>
      )}
      <span data-part="text">
        <span data-part="sentence" dir="auto">
          {writeNotification(notification, words)}
        </span>
        {notification.words.length > 0 && (
          <span data-part="matches" dir="auto">
            {words.matches(notification.words)}
          </span>
        )}
        {/* A server may be in another time zone, and renders a moment earlier. */}
        <time
          data-part="time"
          dir="auto"
          dateTime={at}
          title={formatDayOf(moment, locale, { dateStyle: 'full', timeStyle: 'short' })}
          suppressHydrationWarning
        >
          {timeAgo(moment, now, locale.locale)}
        </time>
      </span>
      {unread && (
        <span data-part="unread">
          <span data-part="unread-label">{words.unread}</span>
        </span>
      )}
    </Opener>
  );
}
