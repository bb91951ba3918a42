'use client';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { skeletonKeys } from '#components/Skeleton/skeleton-keys.ts';
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
  /** The time of the last message as text: '10:12' or 'Yesterday'. */
  time?: string;
}

export interface ConversationListProps extends Omit<ComponentProps<'section'>, 'children' | 'onSelect'> {
  /** The conversations, the one to read first on top. */
  conversations: readonly ConversationSummary[];
  /**
   * The heading of the list and its accessible name.
   * @default 'Connections'
   */
  title?: string;
  /** The conversation that is open; its row is marked as the current one. */
  selectedId?: string | undefined;
  /**
   * `sm` is for a panel at the side of something else.
   * @default 'md'
   */
  size?: 'sm' | 'md';
  /**
   * Shows six skeletons of rows while they load.
   * @default false
   */
  loading?: boolean;
  /** Shown instead of the rows when there are none. */
  emptyState?: ReactNode;
  /** Called with the company's id when a row is pressed. Without it rows are text. */
  onSelect?: ((companyId: string) => void) | undefined;
}

/** The companies to talk to, each with the last message of its conversation. */
export function ConversationList({
  conversations,
  title = 'Connections',
  selectedId,
  size = 'md',
  loading = false,
  emptyState,
  onSelect,
  ...rest
}: ConversationListProps) {
  const titleId = useId();
  return (
    <Root
      data-component="ConversationList"
      data-size={size}
      aria-labelledby={titleId}
      aria-busy={loading}
      {...rest}
    >
      <h2 data-part="title" id={titleId}>
        {title}
      </h2>
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
          {conversations.map(({ _id, companyName, avatar = null, preview, time }) => {
            const content = (
              <>
                <Avatar name={companyName} src={avatar} size={size} />
                <span data-part="text">
                  <span data-part="heading">
                    <span data-part="name" dir="auto">
                      {companyName}
                    </span>
                    {time && <span data-part="time">{time}</span>}
                  </span>
                  {preview && (
                    <span data-part="preview" dir="auto">
                      {preview}
                    </span>
                  )}
                </span>
              </>
            );
            return (
              <li key={_id} data-part="item">
                {onSelect ? (
                  <button
                    data-part="row"
                    type="button"
                    aria-current={_id === selectedId || undefined}
                    onClick={() => onSelect(_id)}
                  >
                    {content}
                  </button>
                ) : (
                  <div data-part="row">{content}</div>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </Root>
  );
}
