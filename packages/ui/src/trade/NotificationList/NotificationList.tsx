'use client';
import { BellOff, FilterX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Link } from '#components/Link/Link.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { RowList } from '#components/RowList/RowList.tsx';
import { SegmentedControl } from '#components/SegmentedControl/SegmentedControl.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useNow } from '#lib/use-now.ts';
import { useLabels } from '#locale/use-locale.ts';
import type { NavigateHandler } from '#navigation/navigate.ts';
import type { Notification } from './notification.ts';
import { notificationListLabels, type NotificationListLabels } from './NotificationList.labels.ts';
import { Root } from './NotificationList.styles.ts';
import { NotificationListRow } from './NotificationListRow.tsx';

export interface NotificationListProps extends Omit<ComponentProps<'div'>, 'children'>, PagedListState {
  /** What has happened, the newest first. */
  notifications: readonly Notification[];
  /**
   * `sm` is for a popover, `md` for a page.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
  /** The address of what a notification is about; undefined for what is gone. Makes its row a link. */
  notificationHref?: ((notification: Notification) => string | undefined) | undefined;
  /** Called with the notification on a plain click on its link, instead of the browser's own navigation. */
  onOpen?: ((notification: Notification) => void) | undefined;
  /** Called by 'Mark all as read', which shows only with it and while something is unread. */
  onReadAll?: (() => void) | undefined;
  /**
   * Whether `notifications` are only those that have not been read.
   * @default false
   */
  unread?: boolean | undefined;
  /** Shows the choice between all and these, and is called with whether only these are chosen. */
  onUnreadChange?: ((unread: boolean) => void) | undefined;
  /** The address of the whole list. Shows 'See all'. */
  seeAllHref?: string | undefined;
  /** Called on a plain click on 'See all', instead of the browser's own navigation. */
  onNavigate?: NavigateHandler | undefined;
  /**
   * Shown instead of an empty list.
   * @default 'Nothing new', of those unread 'Nothing unread'
   */
  emptyState?: ReactNode;
  /**
   * The current time, which decides how long ago something was.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /** Replaces some of its words. */
  labels?: Partial<NotificationListLabels> | undefined;
}

/** What has happened to a company, the newest first. What the reader has not read yet is marked. */
export function NotificationList({
  notifications,
  size = 'md',
  notificationHref,
  onOpen,
  onReadAll,
  unread = false,
  onUnreadChange,
  seeAllHref,
  onNavigate,
  emptyState,
  now,
  state = 'ready',
  onRetry,
  more,
  onLoadMore,
  labels,
  ...rest
}: NotificationListProps) {
  const words = useLabels('NotificationList', notificationListLabels, labels);
  const clock = useNow();
  const isUnread = state === 'ready' && notifications.some(({ unread }) => unread);
  // On a page the list stays where it was loading, whether something is unread or not.
  const keepsPlace = size === 'md' && (state === 'loading' || notifications.length > 0);
  // Of those unread the list is empty then.
  const { markPress, successorRef } = useFocusSuccessor<HTMLUListElement & HTMLDivElement>(!isUnread);
  return (
    <Root data-component="NotificationList" data-size={size} {...rest}>
      {(onUnreadChange || (onReadAll && (isUnread || keepsPlace))) && (
        <div data-part="controls">
          {onUnreadChange && (
            <SegmentedControl
              label={words.shown}
              value={unread ? 'unread' : 'all'}
              options={[
                { value: 'all', label: words.all },
                { value: 'unread', label: words.unread },
              ]}
              onValueChange={(value) => onUnreadChange(value === 'unread')}
            />
          )}
          {onReadAll && isUnread && (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                markPress();
                onReadAll();
              }}
            >
              {words.readAll}
            </Button>
          )}
        </div>
      )}
      <PagedList
        of={words.notifications}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        renderList={(rows) => (
          <RowList ref={successorRef} tabIndex={-1} aria-label={words.list}>
            {rows}
          </RowList>
        )}
        skeleton={
          <div data-part="row">
            <Skeleton shape="rect" width={size === 'sm' ? 32 : 40} height={size === 'sm' ? 32 : 40} />
            <div data-part="skeleton">
              <Skeleton width="80%" />
              <Skeleton width="6rem" />
            </div>
          </div>
        }
        items={notifications.map((notification) => (
          <NotificationListRow
            key={notification.number}
            notification={notification}
            href={notificationHref?.(notification)}
            onOpen={onOpen && (() => onOpen(notification))}
            size={size}
            now={now ?? clock}
            words={words}
          />
        ))}
        emptyState={
          emptyState ??
          (size === 'sm' ? (
            <p data-part="none">{unread ? words.noneUnread : words.none}</p>
          ) : unread ? (
            <EmptyState
              ref={successorRef}
              tabIndex={-1}
              icon={<FilterX />}
              title={words.noneUnread}
              description={words.noneUnreadHint}
              action={
                onUnreadChange && (
                  <Button variant="secondary" onClick={() => onUnreadChange(false)}>
                    {words.showAll}
                  </Button>
                )
              }
            />
          ) : (
            <EmptyState icon={<BellOff />} title={words.none} description={words.noneHint} />
          ))
        }
      />
      {seeAllHref !== undefined && (
        <div data-part="foot">
          <Link variant="subtle" href={seeAllHref} onNavigate={onNavigate}>
            {words.seeAll}
          </Link>
        </div>
      )}
    </Root>
  );
}
