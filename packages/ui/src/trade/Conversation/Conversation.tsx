'use client';
import { ArrowLeft } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './Conversation.styles.ts';
import { ConversationComposer, type ConversationComposerProps } from './ConversationComposer.tsx';
import { ConversationLog, type ConversationLogProps } from './ConversationLog.tsx';
import type { ConversationMessage } from './group-messages.ts';

export type { ConversationMessage };

export interface ConversationProps
  extends Omit<ComponentProps<'section'>, 'children'>, ConversationLogProps, ConversationComposerProps {
  /**
   * Address of the company's picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null;
  /** Shows a back button in the header below 900 px and is called by it. */
  onBack?: (() => void) | undefined;
  /** Called when the company's name is pressed. Without it the name is text. */
  onCompanyOpen?: (() => void) | undefined;
}

/**
 * The messages with one company, and the box to reply. It fills the height of its container, and stays at the newest
 * message unless the reader scrolls up. Give it the company's id as its `key`, so that no draft goes to another
 * company.
 */
export function Conversation({
  companyName,
  avatar = null,
  messages,
  currentUserId,
  ownCompanyName,
  loading,
  hasOlder,
  onLoadOlder,
  draft,
  onDraftChange,
  onSend,
  maxLength,
  onBack,
  onCompanyOpen,
  now,
  ...rest
}: ConversationProps) {
  const nameId = useId();
  const company = (
    <>
      <Avatar name={companyName} src={avatar} />
      <span data-part="name" id={nameId}>
        {companyName}
      </span>
    </>
  );
  return (
    <Root data-component="Conversation" aria-labelledby={nameId} {...rest}>
      <header data-part="header">
        {onBack && (
          <span data-part="back">
            <IconButton label="Back to connections" icon={<ArrowLeft />} onClick={onBack} />
          </span>
        )}
        <h2 data-part="title">
          {onCompanyOpen ? (
            <button data-part="company" type="button" onClick={onCompanyOpen}>
              {company}
            </button>
          ) : (
            <span data-part="company">{company}</span>
          )}
        </h2>
      </header>
      <ConversationLog
        {...{ companyName, messages, currentUserId, ownCompanyName, loading, hasOlder, onLoadOlder, now }}
      />
      <ConversationComposer {...{ draft, onDraftChange, onSend, maxLength }} />
    </Root>
  );
}
