'use client';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatTimeOf } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ConversationLabels } from './Conversation.labels.ts';
import { ConversationCard, type ConversationCardProps } from './ConversationCard.tsx';
import { ConversationText } from './ConversationText.tsx';
import { textBesideCard, type ConversationMessage } from './group-messages.ts';

export type ConversationBubbleProps = ConversationCardProps;

interface BubbleProps extends ConversationBubbleProps {
  /** The message. */
  message: ConversationMessage;
  /** Whether the other company has read it and none after it. */
  isLastRead: boolean;
  /** What can be done with it, beside it. */
  menu: ReactNode;
  /** The words of Conversation. */
  words: ConversationLabels;
}

/** One message, with what it leads to. */
export function ConversationBubble({ message, isLastRead, menu, words, ...cards }: BubbleProps) {
  const { locale } = useLocale();
  const { card, deleted = false, timestamp } = message;
  return (
    <>
      <div data-part="line">
        {menu}
        <div data-part="message" dir="auto" data-deleted={deleted ? '' : undefined}>
          {deleted ? (
            <p data-part="text">{words.deleted}</p>
          ) : (
            <ConversationText text={textBesideCard(message)} />
          )}
          <time data-part="time" dateTime={timestamp}>
            {formatTimeOf(new Date(timestamp), { locale })}
          </time>
          {card && !deleted && <ConversationCard card={card} words={words} {...cards} />}
        </div>
      </div>
      {isLastRead && (
        // It moves down with each answer, which is nothing to announce.
        <p data-part="read" aria-live="off">
          <CheckCheck size={14} aria-hidden />
          {words.read}
        </p>
      )}
    </>
  );
}
