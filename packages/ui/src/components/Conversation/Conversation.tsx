'use client';
import { ArrowLeft } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { Avatar } from '#components/Avatar/Avatar.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { Root } from './Conversation.styles.ts';
import { ConversationComposer } from './ConversationComposer.tsx';
import { ConversationMessages } from './ConversationMessages.tsx';
import type { ConversationMessage } from './group-messages.ts';

export type { ConversationMessage } from './group-messages.ts';

export interface ConversationProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The company one talks to. */
  companyName: string;
  /** Address of its picture. Without one the initials show. */
  avatar?: string | null;
  /** The id of the company that is signed in: its own messages stand on the right. */
  currentUserId: string;
  /** The name above its own messages. */
  currentCompanyName: string;
  /** The messages, the oldest first. */
  messages: readonly ConversationMessage[];
  /**
   * Shows that the messages are on their way. Give it only while there are none to show.
   * @default false
   */
  loading?: boolean;
  /**
   * Whether there are messages before the first; without it nothing asks for them.
   * @default 'none'
   */
  older?: 'none' | 'available' | 'loading';
  /** Called when the reader comes to the top while `older` is `available`; turn that to `loading` meanwhile. */
  onLoadOlder?: (() => void) | undefined;
  /**
   * Sends a text that holds more than white space. The text stays in the box until the promise is fulfilled, and
   * for good when it is rejected; failures are the caller's to tell.
   */
  onSend: (content: string) => Promise<unknown>;
  /** Called when the name in the header is pressed. Without it the name is text. */
  onProfileOpen?: (() => void) | undefined;
  /** Shows a button that goes back to the list, for screens too narrow for both, and is called by it. */
  onBack?: (() => void) | undefined;
  /**
   * The moment from which 'Today' and 'Yesterday' are reckoned.
   * @default now
   */
  now?: Date;
}

/**
 * Messages between two companies, with a box to write the next. It stays at the newest message until the reader
 * scrolls up. It fills the height that its container gives it.
 * @summary Messages between two companies, with a box to write the next.
 */
export function Conversation({
  companyName,
  avatar = null,
  currentUserId,
  currentCompanyName,
  messages,
  loading = false,
  older = 'none',
  onLoadOlder,
  onSend,
  onProfileOpen,
  onBack,
  now,
  ...rest
}: ConversationProps) {
  const nameId = useId();
  const name = (
    <>
      <Avatar name={companyName} src={avatar} />
      <span id={nameId}>{companyName}</span>
    </>
  );
  return (
    <Root data-component="Conversation" aria-labelledby={nameId} {...rest}>
      <div data-part="header">
        {onBack && (
          <span data-part="back">
            <IconButton label="Back to connections" icon={<ArrowLeft />} onClick={onBack} />
          </span>
        )}
        <h2 data-part="name">
          {onProfileOpen ? (
            <button data-part="profile" type="button" onClick={onProfileOpen}>
              {name}
            </button>
          ) : (
            <span data-part="profile">{name}</span>
          )}
        </h2>
      </div>
      <ConversationMessages
        companyName={companyName}
        currentUserId={currentUserId}
        currentCompanyName={currentCompanyName}
        messages={messages}
        loading={loading}
        older={older}
        onLoadOlder={onLoadOlder}
        {...(now && { now })}
      />
      <ConversationComposer companyName={companyName} onSend={onSend} />
    </Root>
  );
}
