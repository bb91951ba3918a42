'use client';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { SendHorizontal } from 'lucide-react';
import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';

export interface ConversationComposerProps {
  /** The text in the composer, when you keep it; give `onDraftChange` with it. */
  draft?: string | undefined;
  /** Called with the text at every change, and with what is left of it after sending. */
  onDraftChange?: ((draft: string) => void) | undefined;
  /**
   * Sends the text, trimmed and never empty. While the promise is open the button is busy; resolved, the text is
   * cleared; rejected, the text stays.
   */
  onSend: (content: string) => Promise<unknown> | void;
  /** The most characters that a message may have. Without it there is no limit. */
  maxLength?: number | undefined;
}

/** Where a message is written. */
export function ConversationComposer({
  draft: draftProp,
  onDraftChange,
  onSend,
  maxLength,
}: ConversationComposerProps) {
  const [draft, setDraft] = useControllableState({
    prop: draftProp,
    defaultProp: '',
    ...(onDraftChange && { onChange: onDraftChange }),
  });
  const [sending, setSending] = useState(false);
  const inputRef = useRef<HTMLTextAreaElement>(null);

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // On a phone the keyboard would go away with the focus.
    inputRef.current?.focus();
    const content = draft.trim();
    if (sending || content === '') return;
    setSending(true);
    try {
      await onSend(content);
      // The writer may have gone on while the message was on its way: only what was sent is cleared.
      const written = inputRef.current?.value ?? '';
      if (written.startsWith(draft)) setDraft(written.slice(draft.length));
    } catch {
      // Whoever sends it logs why. The text stays, to be sent again.
    }
    setSending(false);
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the composition of a character.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <form data-part="composer" onSubmit={(event) => void send(event)}>
      <textarea
        data-part="input"
        ref={inputRef}
        rows={1}
        dir="auto"
        aria-label="Message"
        placeholder="Type a message..."
        autoComplete="off"
        enterKeyHint="send"
        maxLength={maxLength}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" loading={sending} trailingIcon={<SendHorizontal />}>
        Send
      </Button>
    </form>
  );
}
