'use client';
import { ArrowLeft } from 'lucide-react';
import { useId, useRef, type ComponentProps, type ReactNode } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { useFileDrop } from '#components/FileField/use-file-drop.ts';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Skeleton } from '#components/Skeleton/Skeleton.tsx';
import { Opener } from '#navigation/Opener.tsx';
import { conversationLabels, type ConversationLabels } from './Conversation.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { Root } from './Conversation.styles.ts';
import { ConversationComposer, type ConversationComposerProps } from './ConversationComposer.tsx';
import { ConversationLog, type ConversationLogProps, type ConversationNotice } from './ConversationLog.tsx';
import type { ConversationMessage, ConversationMessageCard } from './group-messages.ts';

export type { ConversationMessage, ConversationMessageCard, ConversationNotice };

export interface ConversationProps
  extends
    Omit<ComponentProps<'section'>, 'children'>,
    ConversationLogProps,
    Omit<ConversationComposerProps, 'onSend'> {
  /**
   * Sends the text, trimmed, and the files if there are any; without files it is never empty. While the promise is
   * pending the button is busy. When it resolves, text and files are cleared; when it rejects, they stay. Without it
   * there is no box to reply.
   */
  onSend?: ConversationComposerProps['onSend'] | undefined;
  /**
   * Address of the company's picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null | undefined;
  /** Shows a back button in the header below 600 px and is called by it. */
  onBack?: (() => void) | undefined;
  /** The address of the company. Makes its name a link. */
  companyHref?: string | undefined;
  /**
   * Called when the company's name is pressed. Without `companyHref` the name is a button; a link calls it on a plain
   * click, instead of the browser's own navigation.
   */
  onCompanyOpen?: (() => void) | undefined;
  /** Further actions: a CompanyMenu. */
  menu?: ReactNode;
  /**
   * Why nothing can be written to the company, and the one thing to do about it. Stands in place of the box to reply or,
   * while there are no messages, in theirs.
   */
  notice?: ConversationNotice | undefined;
  /** Replaces some of its words. */
  labels?: Partial<ConversationLabels> | undefined;
}

/**
 * The messages with one company, and the box to reply, unless there is a `notice` or no `onSend`. It fills the height of
 * its container, and stays at the newest message unless the reader scrolls up. Give it the company's id as its `key`, so
 * that no draft goes to another company.
 */
export function Conversation({
  companyName,
  avatar = null,
  messages,
  currentUserId,
  ownCompanyName,
  unreadFrom,
  readUpTo,
  focusId,
  loading,
  hasOlder,
  onLoadOlder,
  hasNewer,
  onLoadNewer,
  draft,
  onDraftChange,
  draftFiles,
  onDraftFilesChange,
  onSend,
  maxLength,
  onUploadFile,
  maxFiles,
  maxFileSize,
  onBack,
  companyHref,
  onCompanyOpen,
  cardHref,
  onCardOpen,
  isCardAvailable,
  onDelete,
  deletableUntil,
  onFileOpen,
  onLoadPicture,
  pendingFileId,
  menu,
  notice,
  now,
  labels,
  ...rest
}: ConversationProps) {
  const words = useLabels('Conversation', conversationLabels, labels);
  const nameId = useId();
  const isKnown = companyName !== '';
  const canWrite = onSend !== undefined && notice === undefined;
  const takeFilesRef = useRef<(files: readonly File[]) => void>(null);
  const drop = useFileDrop({
    disabled: !canWrite || !onUploadFile,
    onFiles: (files) => takeFilesRef.current?.(files),
  });
  return (
    <Root
      data-component="Conversation"
      aria-labelledby={isKnown ? nameId : undefined}
      aria-label={isKnown ? undefined : words.loading}
      {...drop.dropHandlers}
      {...rest}
    >
      <header data-part="header">
        {onBack && (
          <span data-part="back">
            <IconButton label={words.back} icon={<ArrowLeft />} onClick={onBack} />
          </span>
        )}
        {isKnown ? (
          <h2 data-part="title">
            <Opener data-part="company" href={companyHref} onOpen={onCompanyOpen}>
              <Avatar name={companyName} src={avatar} />
              <span data-part="name" id={nameId}>
                {companyName}
              </span>
            </Opener>
          </h2>
        ) : (
          <div data-part="title" aria-hidden>
            <div data-part="company">
              <Skeleton shape="rect" width={40} height={40} />
              <Skeleton width="min(12rem, 60%)" />
            </div>
          </div>
        )}
        {menu}
      </header>
      <ConversationLog
        {...{ companyName, messages, currentUserId, ownCompanyName, loading, hasOlder, onLoadOlder, now }}
        {...{ hasNewer, onLoadNewer }}
        {...{ unreadFrom, readUpTo, focusId, cardHref, onCardOpen, isCardAvailable }}
        {...{ onDelete, deletableUntil }}
        {...{ onFileOpen, onLoadPicture, pendingFileId, isOver: drop.isOver }}
        notice={notice}
        words={words}
      />
      {notice && messages.length > 0 && (
        <div data-part="notice">
          <p data-part="reason">{notice.title}</p>
          {notice.action}
        </div>
      )}
      {canWrite && (
        <ConversationComposer
          {...{ draft, onDraftChange, draftFiles, onDraftFilesChange, onSend, maxLength }}
          {...{ onUploadFile, maxFiles, maxFileSize, takeFilesRef, words }}
        />
      )}
    </Root>
  );
}
