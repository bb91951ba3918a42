'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Badge } from '#components/Badge/Badge.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
import { Opener } from '#navigation/Opener.tsx';
import { conversationListLabels, type ConversationListLabels } from './ConversationList.labels.ts';
import { useToday } from '#lib/use-today.ts';
import { formatCount, formatNumber } from '#locale/format.ts';
import { useLabels, useLocale } from '#locale/use-locale.ts';
import { messageTime } from './message-time.ts';
import { Root } from './ConversationList.styles.ts';

/** The fields of a conversation that a list shows. */
export interface ConversationSummary {
  /** The id of the other company. */
  _id: string;
  /** Its name. */
  companyName: string;
  /** Address of its picture. Without one the initials show. */
  avatar?: string | null;
  /** The start of the last message. */
  preview?: string;
  /** When the last message was stored: an ISO date and time. */
  timestamp?: string;
  /**
   * How many of its messages are unread; above 0 the row is emphasized and shows the number.
   * @default 0
   */
  unread?: number;
  /**
   * Marks a conversation that is made up, to show what one looks like, in place of its time.
   * @default false
   */
  sample?: boolean;
}

export interface ConversationListProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** The conversations, the one to read first on top. */
  conversations: readonly ConversationSummary[];
  /**
   * The heading of the list and its accessible name; with `sm` no heading.
   * @default 'Connections'
   */
  title?: string | undefined;
  /** The conversation that is open; its row is marked as the current one. */
  selectedId?: string | undefined;
  /**
   * `sm` is for a panel at the side of something else.
   * @default 'md'
   */
  size?: 'sm' | 'md' | undefined;
  /**
   * Shows six skeletons of rows while they load.
   * @default false
   */
  loading?: boolean | undefined;
  /** A ConversationSearch below the heading. While there is a search text, what it has found takes the place of the rows. */
  search?: ReactNode;
  /** Shown instead of the rows when there are none. */
  emptyState?: ReactNode;
  /** The address of the conversation with a company, by the company's id. Makes the rows links. */
  conversationHref?: ((companyId: string) => string) | undefined;
  /**
   * Called with the company's id when a row is pressed. Without `conversationHref` rows are buttons; links call it on a
   * plain click, instead of the browser's own navigation.
   */
  onSelect?: ((companyId: string) => void) | undefined;
  /**
   * The current time, which decides what is 'Yesterday'.
   * @default the reader's own clock
   */
  now?: Date | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ConversationListLabels> | undefined;
}

/** The companies to talk to, each with the last message of its conversation. */
export function ConversationList({
  conversations,
  title,
  selectedId,
  size = 'md',
  loading = false,
  search,
  emptyState,
  conversationHref,
  onSelect,
  now,
  labels,
  ...rest
}: ConversationListProps) {
  const words = useLabels('ConversationList', conversationListLabels, labels);
  const { locale } = useLocale();
  const today = useToday();
  const titleId = useId();
  // A panel at the side stands before the heading of the page.
  const Title = size === 'sm' ? 'p' : 'h2';
  return (
    <Root
      data-component="ConversationList"
      data-size={size}
      aria-labelledby={titleId}
      aria-busy={loading}
      {...rest}
    >
      <Title data-part="title" id={titleId}>
        {title ?? words.title}
      </Title>
      {search && <div data-part="search">{search}</div>}
      {loading && (
        <div data-part="skeletons" aria-hidden>
          {skeletonKeys.map((key) => (
            <div key={key} data-part="row">
              <Skeleton shape="rect" width={40} height={40} />
              <div data-part="text">
                <Skeleton width="60%" />
                <Skeleton width="90%" />
              </div>
            </div>
          ))}
        </div>
      )}
      {!loading && conversations.length === 0 && emptyState}
      {!loading && conversations.length > 0 && (
        <ul data-part="list">
          {conversations.map(
            ({ _id, companyName, avatar = null, preview, timestamp, unread = 0, sample = false }) => (
              <li key={_id} data-part="item" data-unread={unread > 0 ? '' : undefined}>
                <Opener
                  data-part="row"
                  href={conversationHref?.(_id)}
                  onOpen={onSelect && (() => onSelect(_id))}
                  aria-current={_id === selectedId || undefined}
                >
                  <Avatar name={companyName} src={avatar} size={size} />
                  <span data-part="text">
                    <span data-part="heading">
                      <span data-part="name" dir="auto">
                        {companyName}
                      </span>
                      {sample && <Badge>{words.sample}</Badge>}
                      {timestamp && !sample && (
                        <time data-part="time" dateTime={timestamp} suppressHydrationWarning>
                          {messageTime(timestamp, now ?? today, words, locale)}
                        </time>
                      )}
                    </span>
                    {(preview !== undefined || unread > 0) && (
                      <span data-part="message">
                        <span data-part="preview" dir="auto">
                          {preview}
                        </span>
                        {unread > 0 && (
                          <>
                            <span data-part="unread" aria-hidden>
                              {formatCount(unread, { locale })}
                            </span>
                            <span data-part="unread-label">
                              {words.unread(unread, formatNumber(unread, { locale }))}
                            </span>
                          </>
                        )}
                      </span>
                    )}
                  </span>
                </Opener>
              </li>
            ),
          )}
        </ul>
      )}
    </Root>
  );
}
