'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { CircleAlert, SendHorizontal } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { ConversationLabels } from './Conversation.labels.ts';
import { useLength } from './use-length.ts';

export interface ConversationComposerProps {
  /** The text in the composer, when the caller controls it; give `onDraftChange` with it. */
  draft?: string | undefined;
  /** Called with the text at every change, and with the remaining text after sending. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /**
   * Sends the text, trimmed and never empty. While the promise is pending the button is busy. When it resolves,
   * the text is cleared; when it rejects, the text stays.
   */
  onSend: (content: string) => Promise<unknown> | void;
  /**
   * The maximum length of a message, in characters. A longer text stays, and is not sent before it is shortened. Without
   * it there is no limit.
   */
  maxLength?: number | undefined;
}

/** The form to write a message. */
export function ConversationComposer({
  draft: draftProp,
  onDraftChange,
  onSend,
  maxLength,
  words,
}: ConversationComposerProps & { words: ConversationLabels }) {
  const id = useId();
  const [draft, setDraft] = useControllableState({
    prop: draftProp,
    defaultProp: '',
    ...(onDraftChange && { onChange: onDraftChange }),
  });
  const [sending, setSending] = useState(false);
  const [refused, setRefused] = useState(false);
  const inputRef = useRef<HTMLTextAreaElement>(null);
  const content = draft.trim();
  const length = useLength(content, maxLength, words);
  if (refused && !length.isTooLong) setRefused(false);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Losing the focus would close the keyboard of a phone.
    inputRef.current?.focus();
    if (sending || content === '') return;
    if (length.isTooLong) {
      setRefused(true);
      return;
    }
    setSending(true);
    try {
      await onSend(content);
      // The writer may have typed on while the message was being sent: only the sent text is cleared.
      const written = inputRef.current?.value ?? '';
      if (written.startsWith(draft)) setDraft(written.slice(draft.length));
    } catch {
      // The caller logs the error. The text stays, to be sent again.
    }
    setSending(false);
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also confirms a character of an input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  const describedBy = [refused && `${id}-error`, length.shown && `${id}-length`].filter(Boolean).join(' ');

  return (
    <form data-part="composer" onSubmit={(event) => void send(event)}>
      <div data-part="row">
        <textarea
          data-part="input"
          ref={inputRef}
          rows={1}
          dir="auto"
          aria-label={words.message}
          aria-invalid={refused || undefined}
          aria-describedby={describedBy || undefined}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <Button type="submit" loading={sending} trailingIcon={<SendHorizontal />}>
          {words.send}
        </Button>
      </div>
      {length.shown && (
        <p data-part="length" id={`${id}-length`} data-over={length.isTooLong ? '' : undefined}>
          {length.shown}
        </p>
      )}
      {refused && (
        <p data-part="error" id={`${id}-error`} role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{length.error}</span>
        </p>
      )}
      {/* Always there: a live region that is inserted together with its text is not announced. */}
      <output data-part="status">{length.announced}</output>
    </form>
  );
}
