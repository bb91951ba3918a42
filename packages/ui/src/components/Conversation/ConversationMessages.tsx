'use client';
import { ArrowDown, MessageCircle } from 'lucide-react';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Spinner } from '#components/Spinner/Spinner.tsx';
import type { ConversationProps } from './Conversation.tsx';
import { formatDay, formatTime, groupMessages } from './group-messages.ts';

type ConversationMessagesProps = Required<
  Pick<
    ConversationProps,
    'companyName' | 'currentUserId' | 'currentCompanyName' | 'messages' | 'loading' | 'older'
  >
> &
  Pick<ConversationProps, 'onLoadOlder' | 'now'>;

/** So many pixels from the end one still follows the newest message. */
const nearTheEnd = 40;
/** So many pixels from the top earlier messages are asked for. */
const nearTheTop = 200;

/** The part of Conversation that scrolls. */
export function ConversationMessages({
  companyName,
  currentUserId,
  currentCompanyName,
  messages,
  loading,
  older,
  onLoadOlder,
  now,
}: ConversationMessagesProps) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const last = messages.at(-1);
  const [seenId, setSeenId] = useState(last?._id);
  if (atEnd && seenId !== last?._id) setSeenId(last?._id);

  const toEnd = () => scrollerRef.current?.scrollTo({ top: 0 });

  // What one has written oneself is always shown.
  const ownLastId = last?.sender === currentUserId ? last._id : undefined;
  useEffect(() => {
    if (ownLastId) scrollerRef.current?.scrollTo({ top: 0 });
  }, [ownLastId]);

  // Once for each first message: if it fails the reader asks again, by the button.
  const askedBefore = useRef<string | undefined>(undefined);
  const askNearTheTop = () => {
    const { scrollTop, scrollHeight, clientHeight } = scrollerRef.current!;
    const [first] = messages;
    if (older !== 'available' || !first || askedBefore.current === first._id) return;
    if (scrollHeight - clientHeight + scrollTop > nearTheTop) return;
    askedBefore.current = first._id;
    onLoadOlder?.();
  };
  const askOnceShown = useEffectEvent(askNearTheTop);
  useEffect(() => {
    if (older === 'available') askOnceShown();
  }, [older]);

  const groups = groupMessages(messages);
  return (
    <div data-part="body">
      {/* A column from the end: the browser itself keeps it at the newest message, and in place when older ones come. */}
      <div
        ref={scrollerRef}
        data-part="scroller"
        role="log"
        aria-label={`Messages with ${companyName}`}
        aria-live="polite"
        aria-busy={loading}
        // A region that scrolls has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        // Positions are below 0, since the column begins at its end.
        onScroll={(event) => {
          setAtEnd(event.currentTarget.scrollTop > -nearTheEnd);
          askNearTheTop();
        }}
      >
        <div data-part="messages">
          <div data-part="start">
            {older === 'loading' && <Spinner label="Loading earlier messages" />}
            {older === 'available' && onLoadOlder && (
              <Button variant="ghost" size="sm" onClick={onLoadOlder}>
                Earlier messages
              </Button>
            )}
          </div>
          {loading && (
            <div data-part="placeholder">
              <Spinner label="Loading messages" />
            </div>
          )}
          {!loading && messages.length === 0 && (
            <div data-part="placeholder">
              <EmptyState icon={<MessageCircle />} title={`Say hello to ${companyName}`} headingLevel={3} />
            </div>
          )}
          {groups.map((group, index) => {
            const own = group.sender === currentUserId;
            return (
              <Fragment key={group.id}>
                {group.day !== groups[index - 1]?.day && (
                  <p data-part="day" suppressHydrationWarning>
                    {formatDay(group.day, now)}
                  </p>
                )}
                <div data-part="group" data-own={own ? '' : undefined}>
                  <span data-part="author">{own ? currentCompanyName : 'Them'}</span>
                  {group.messages.map(({ _id, content, timestamp }) => (
                    <div key={_id} data-part="message">
                      <span data-part="content">{content}</span>
                      <time data-part="time" dateTime={timestamp} suppressHydrationWarning>
                        {formatTime(timestamp)}
                      </time>
                    </div>
                  ))}
                </div>
              </Fragment>
            );
          })}
        </div>
      </div>
      {!atEnd && last !== undefined && seenId !== last._id && (
        <span data-part="latest">
          <Button variant="secondary" size="sm" leadingIcon={<ArrowDown />} onClick={toEnd}>
            New messages
          </Button>
        </span>
      )}
    </div>
  );
}
