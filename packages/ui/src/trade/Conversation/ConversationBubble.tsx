'use client';
import { CheckCheck } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { formatTimeOf } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { AttachedFile, FileOpeningProps } from '#trade/attached-file.ts';
import { AttachmentList } from '#trade/AttachmentList/AttachmentList.tsx';
import type { ConversationLabels } from './Conversation.labels.ts';
import { ConversationCard, type ConversationCardProps } from './ConversationCard.tsx';
import { ConversationText } from './ConversationText.tsx';
import { textBesideCard, type ConversationMessage } from './group-messages.ts';

export interface ConversationBubbleProps extends ConversationCardProps, FileOpeningProps {}

interface BubbleProps extends ConversationBubbleProps {
  /** The message. */
  message: ConversationMessage;
  /** Whether the other company has read it and none after it. */
  isLastRead: boolean;
  /** The ref of the message that the conversation is opened at, only given to it. */
  focusRef: RefObject<HTMLDivElement | null> | undefined;
  /** What can be done with it, beside it. */
  menu: ReactNode;
  /** The words of Conversation. */
  words: ConversationLabels;
}

const noFiles: readonly AttachedFile[] = [];

/** One message, with its files and what it leads to. */
export function ConversationBubble({
  message,
  isLastRead,
  focusRef,
  menu,
  onFileOpen,
  onLoadPicture,
  pendingFileId,
  words,
  ...cards
}: BubbleProps) {
  const { locale } = useLocale();
  const { card, files = noFiles, deleted = false, timestamp } = message;
  const text = textBesideCard(message);
  const hasText = deleted || text !== '';
  const time = (
    <time data-part="time" dateTime={timestamp} suppressHydrationWarning>
      {formatTimeOf(new Date(timestamp), { locale })}
    </time>
  );
  return (
    <>
      <div data-part="line">
        {menu}
        <div
          data-part="message"
          ref={focusRef}
          dir="auto"
          tabIndex={focusRef && -1}
          data-deleted={deleted ? '' : undefined}
          data-found={focusRef ? '' : undefined}
        >
          {deleted ? (
            <p data-part="text">{words.deleted}</p>
          ) : (
            text !== '' && <ConversationText text={text} />
          )}
          {hasText && time}
          {!deleted && (
            <AttachmentList
              files={files}
              onOpen={onFileOpen}
              onLoadPicture={onLoadPicture}
              pendingId={pendingFileId}
            />
          )}
          {card && !deleted && <ConversationCard card={card} words={words} {...cards} />}
          {!hasText && time}
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
