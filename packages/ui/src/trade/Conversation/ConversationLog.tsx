'use client';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { ArrowDown, MessageCircle } from 'lucide-react';
import { Fragment, useState, type CSSProperties } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '#components/EmptyState/EmptyState.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { useToday } from '#lib/use-today.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ConversationLabels } from './Conversation.labels.ts';
import { ConversationBubble, type ConversationBubbleProps } from './ConversationBubble.tsx';
import { findRead, groupMessages, type ConversationMessage } from './group-messages.ts';
import { useDeletion, type ConversationDeletionProps } from './use-deletion.tsx';
import { usePage } from './use-page.ts';
import { useLogScroll } from './use-log-scroll.ts';

export interface ConversationLogProps extends ConversationBubbleProps, ConversationDeletionProps {
  /** The other company. While it is empty, a placeholder stands at its place. */
  companyName: string;
  /** The messages, oldest first, as the API returns them. */
  messages: readonly ConversationMessage[];
  /** The id of the company that is signed in; its messages stand on the right. */
  currentUserId: string;
  /** The name over its messages. Those of others are by 'Them'. */
  ownCompanyName: string;
  /**
   * The id of the first unread message. The conversation opens there, below the words 'New messages'. What it is once
   * the first messages are there counts: they stay at their place when it changes.
   */
  unreadFrom?: string | undefined;
  /** The id of the newest message that the other company has read. It puts 'Read' under the newest own one up to it. */
  readUpTo?: string | undefined;
  /**
   * The id of a message to open the conversation at, such as one that a search has found. It is scrolled to, marked, and
   * gets the focus, as soon as it is among `messages`.
   */
  focusId?: string | undefined;
  /**
   * Shows skeletons while the first messages load.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether there are messages before the first of `messages`.
   * @default false
   */
  hasOlder?: boolean | undefined;
  /** Loads older messages. Called when the reader scrolls near the first one or presses the button. */
  onLoadOlder?: (() => Promise<unknown> | void) | undefined;
  /**
   * Whether there are messages after the last of `messages`, as around one that was found long ago.
   * @default false
   */
  hasNewer?: boolean | undefined;
  /** Loads newer messages. Called when the reader scrolls near the last one or presses the button. */
  onLoadNewer?: (() => Promise<unknown> | void) | undefined;
  /**
   * The current time, which decides 'Today' and 'Yesterday'.
   * @default the reader's own clock
   */
  now?: Date | undefined;
}

/** Why nothing can be written to a company, and what to do about it. */
export type ConversationNotice = Pick<EmptyStateProps, 'title' | 'description' | 'action'>;

interface LogProps extends ConversationLogProps {
  /** Stands in place of the messages while there are none. */
  notice: ConversationNotice | undefined;
  /** Whether files are dragged over the conversation. */
  isOver: boolean;
  /** The words of Conversation. */
  words: ConversationLabels;
}

const skeletons = [
  { key: 'a', own: false, width: '14rem' },
  { key: 'b', own: false, width: '9rem' },
  { key: 'c', own: true, width: '12rem' },
  { key: 'd', own: false, width: '16rem' },
  { key: 'e', own: true, width: '8rem' },
];

/** How high messages are together, in messages without a card and files. */
const heightOf = (messages: readonly ConversationMessage[]) =>
  messages.reduce((height, { card, files }) => height + (card ? 2.5 : 1) + 1.5 * (files?.length ?? 0), 0);

/** The messages by day and writer, with the ways to older and newer ones. */
export function ConversationLog({
  companyName,
  messages,
  currentUserId,
  ownCompanyName,
  unreadFrom,
  readUpTo,
  focusId,
  loading = false,
  hasOlder = false,
  onLoadOlder,
  hasNewer = false,
  onLoadNewer,
  onDelete,
  deletableUntil,
  now,
  isOver,
  notice,
  words,
  ...bubbles
}: LogProps) {
  const { locale } = useLocale();
  const today = useToday();
  const [opened, setOpened] = useState(!loading && { unreadFrom });
  if (!opened && !loading) setOpened({ unreadFrom });
  const firstUnread = opened ? opened.unreadFrom : undefined;
  const newest = messages.at(-1);
  const read = findRead(messages, currentUserId, readUpTo);

  const older = usePage(hasOlder ? onLoadOlder : undefined);
  const later = usePage(hasNewer ? onLoadNewer : undefined);
  const isLoading = loading || older.state === 'loading' || later.state === 'loading';

  const deletion = useDeletion({ messages, currentUserId, onDelete, deletableUntil, now, words });

  const { logRef, unreadRef, focusRef, onScroll, hasNewBelow, scrollToNewest, keepPlace } = useLogScroll({
    newestId: newest?._id,
    newestOwnId: newest?.sender === currentUserId ? newest._id : undefined,
    unreadId: firstUnread,
    focusId: loading ? undefined : messages.find(({ _id }) => _id === focusId)?._id,
    onNearOldest: () => {
      if (older.state === 'idle') void older.load();
    },
    onNearNewest: () => {
      if (later.state === 'idle') void loadLater();
    },
  });

  async function loadLater() {
    if (!hasNewer) return;
    const letGo = keepPlace();
    if (!(await later.load())) letGo();
  }

  return (
    <div data-part="stage">
      <div
        data-part="log"
        ref={useComposedRefs(logRef, deletion.successorRef)}
        role="log"
        // Messages that were written before must not be announced.
        aria-live={isLoading ? 'off' : 'polite'}
        aria-busy={isLoading}
        aria-label={words.log(companyName)}
        // A scroll container must be reachable by keyboard.
        tabIndex={0}
        onScroll={onScroll}
      >
        <div data-part="content">
          {loading && (
            <div data-part="skeletons" role="status" aria-label={words.loading}>
              {skeletons.map(({ key, own, width }) => (
                <div key={key} data-part="group" data-own={own ? '' : undefined}>
                  <Skeleton shape="rect" width={width} height={44} />
                </div>
              ))}
            </div>
          )}
          {!loading && messages.length === 0 && (
            <EmptyState
              icon={<MessageCircle />}
              headingLevel={3}
              {...(notice ?? { title: words.sayHello(companyName) })}
            />
          )}
          {!loading && hasOlder && onLoadOlder && (
            <div data-part="older">
              <Button
                variant="ghost"
                size="sm"
                loading={older.state === 'loading'}
                onClick={() => void older.load()}
              >
                {words.older}
              </Button>
            </div>
          )}
          {!loading &&
            groupMessages(messages, { now: now ?? today, words, locale, unreadFrom: firstUnread }).map(
              (day) => (
                <div key={day.date} data-part="day">
                  <h3 data-part="date">
                    <time dateTime={day.date} suppressHydrationWarning>
                      {day.name}
                    </time>
                  </h3>
                  {day.groups.map((group) => {
                    const own = group.sender === currentUserId;
                    return (
                      <Fragment key={group.messages[0]?._id}>
                        {group.isUnread && (
                          <p data-part="unread" ref={unreadRef}>
                            {words.unread}
                          </p>
                        )}
                        <div
                          data-part="group"
                          data-own={own ? '' : undefined}
                          style={{ '--_messages': heightOf(group.messages) } as CSSProperties}
                        >
                          <h4
                            data-part="author"
                            // Seen in its place 'Them' is enough; heard by itself it is not.
                            aria-label={
                              own || companyName === '' ? undefined : `${words.them}, ${companyName}`
                            }
                          >
                            {own ? ownCompanyName : words.them}
                          </h4>
                          {group.messages.map((message) => (
                            <ConversationBubble
                              key={message._id}
                              message={message}
                              isLastRead={message === read}
                              focusRef={message._id === focusId ? focusRef : undefined}
                              menu={deletion.menuOf(message)}
                              words={words}
                              {...bubbles}
                            />
                          ))}
                        </div>
                      </Fragment>
                    );
                  })}
                </div>
              ),
            )}
          {!loading && hasNewer && onLoadNewer && (
            <div data-part="later">
              <Button
                variant="ghost"
                size="sm"
                loading={later.state === 'loading'}
                onClick={() => void loadLater()}
              >
                {words.later}
              </Button>
            </div>
          )}
        </div>
      </div>
      {isOver && <p data-part="drop">{words.dropHere}</p>}
      {deletion.dialog}
      {hasNewBelow && (
        <div data-part="newer">
          <Button variant="secondary" size="sm" leadingIcon={<ArrowDown />} onClick={scrollToNewest}>
            {words.newer}
          </Button>
        </div>
      )}
    </div>
  );
}
