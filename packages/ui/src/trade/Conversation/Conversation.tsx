'use client';
import { ArrowLeft } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './Conversation.styles.ts';
import { ConversationComposer } from './ConversationComposer.tsx';
import { ConversationLog } from './ConversationLog.tsx';
import type { ConversationMessage } from './group-messages.ts';

export type { ConversationMessage };

export interface ConversationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The company that one talks to. */
  companyName: string;
  /**
   * Address of its picture. Without one the initials show.
   * @default null
   */
  avatar?: string | null;
  /** What was said, oldest first, as the API answers it. */
  messages: readonly ConversationMessage[];
  /** The id of the company that is signed in; its messages stand on the right. */
  currentUserId: string;
  /** The name over its messages. Those of others are by 'Them'. */
  ownCompanyName: string;
  /**
   * Shows bubbles to come while the first messages are on their way.
   * @default false
   */
  loading?: boolean;
  /**
   * Whether there are messages before the first of `messages`.
   * @default false
   */
  hasOlder?: boolean;
  /** Puts older messages in front. Called when the reader comes near the first or asks for more. */
  onLoadOlder?: (() => Promise<unknown> | void) | undefined;
  /** The text in the composer, when you keep it; give `onDraftChange` with it. */
  draft?: string | undefined;
  /** Called with the text at every change, and with what is left of it after sending. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /**
   * Sends the text, trimmed and never empty. While the promise is open the button is busy; resolved, the text is
   * cleared; rejected, the text stays.
   */
  onSend: (content: string) => Promise<unknown> | void;
  /**
   * The most characters that a message may have.
   * @default 4000
   */
  maxLength?: number;
  /** Leads back to the list. Below 900 px it gives the header a back button. */
  onBack?: (() => void) | undefined;
  /** Called when the company's name is pressed. Without it the name is text. */
  onCompanyOpen?: (() => void) | undefined;
  /**
   * The moment from which 'Today' and 'Yesterday' are counted.
   * @default the reader's own clock
   */
  now?: Date | undefined;
}

/**
 * The messages with one company, and the box to answer in. It fills the height it is given, and stays at the newest
 * message unless the reader scrolls up. Give it the company's id as its `key`, so that no draft goes to another
 * company.
 */
export function Conversation({
  companyName,
  avatar = null,
  messages,
  currentUserId,
  ownCompanyName,
  loading = false,
  hasOlder = false,
  onLoadOlder,
  draft,
  onDraftChange,
  onSend,
  maxLength = 4000,
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
