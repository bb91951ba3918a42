'use client';
import { EllipsisVertical, Trash2 } from 'lucide-react';
import { useState, type ReactNode, type RefObject } from 'react';
import { AlertDialog } from '#components/AlertDialog/AlertDialog.tsx';
import { DropdownMenu } from '#components/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '#components/IconButton/IconButton.tsx';
import { useFocusSuccessor } from '#lib/use-focus-successor.ts';
import { useNow } from '#lib/use-now.ts';
import { formatTimeOf } from '#locale/format.ts';
import { useLocale } from '#locale/use-locale.ts';
import type { ConversationLabels } from './Conversation.labels.ts';
import type { ConversationMessage } from './group-messages.ts';

export interface ConversationDeletionProps {
  /**
   * Deletes one of the own messages for both companies, once that is confirmed. While the promise is pending the message
   * shows it; when it rejects, the message stays, and the caller says why. Without it no message can be deleted.
   */
  onDelete?: ((message: ConversationMessage) => Promise<unknown> | void) | undefined;
  /** Until when that is offered for a message; undefined for one that cannot be deleted. Without it, it always is. */
  deletableUntil?: ((message: ConversationMessage) => Date | undefined) | undefined;
}

interface DeletionOptions extends ConversationDeletionProps {
  messages: readonly ConversationMessage[];
  currentUserId: string;
  now: Date | undefined;
  words: ConversationLabels;
}

interface Deletion {
  /** The ref of what has the focus after the message with the menu is gone; it needs `tabIndex`. */
  successorRef: RefObject<HTMLDivElement | null>;
  /** The menu of a message, if it has one. */
  menuOf: (message: ConversationMessage) => ReactNode;
  /** The question. */
  dialog: ReactNode;
}

/** The menus of the messages that can be deleted, and the question before one is. */
export function useDeletion({
  messages,
  currentUserId,
  onDelete,
  deletableUntil,
  now,
  words,
}: DeletionOptions): Deletion {
  const { locale } = useLocale();
  const clock = useNow();
  const [asked, setAsked] = useState<ConversationMessage>();
  const [confirmed, setConfirmed] = useState<ConversationMessage>();
  const [isPending, setPending] = useState(false);
  const isThere = ({ _id }: ConversationMessage) =>
    messages.some((message) => message._id === _id && !message.deleted);
  const { markPress, successorRef } = useFocusSuccessor<HTMLDivElement>(
    confirmed !== undefined && !isThere(confirmed),
  );
  // Another window may have deleted it while one thinks about it.
  if (asked && !isThere(asked)) setAsked(undefined);

  const isDeletable = (message: ConversationMessage) => {
    if (!onDelete || message.deleted || message.sender !== currentUserId) return false;
    const until = deletableUntil ? deletableUntil(message) : Infinity;
    return until !== undefined && Number(until) > Number(now ?? clock);
  };
  const remove = async (message: ConversationMessage) => {
    setConfirmed(message);
    markPress();
    setPending(true);
    try {
      await onDelete?.(message);
    } catch {
      // The caller says it.
    }
    setPending(false);
  };

  return {
    successorRef,
    menuOf: (message) =>
      isDeletable(message) && (
        <DropdownMenu
          align="end"
          trigger={
            <IconButton
              size="sm"
              label={words.messageMenu(formatTimeOf(new Date(message.timestamp), { locale }))}
              icon={<EllipsisVertical />}
              loading={isPending && message._id === confirmed?._id}
            />
          }
          items={[
            { label: words.delete, icon: <Trash2 />, tone: 'critical', onSelect: () => setAsked(message) },
          ]}
        />
      ),
    dialog: asked && (
      <AlertDialog
        open
        onOpenChange={() => setAsked(undefined)}
        tone="critical"
        title={words.deleteTitle}
        description={words.deleteHint}
        confirmLabel={words.delete}
        onConfirm={() => void remove(asked)}
      />
    ),
  };
}
