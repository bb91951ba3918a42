'use client';
import { SendHorizontal } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { Button } from '#components/Button/Button.tsx';
import type { ConversationProps } from './Conversation.tsx';

/** The longest text that the server takes. */
const longest = 4000;

/** The part of Conversation in which one writes. */
export function ConversationComposer({
  companyName,
  onSend,
}: Pick<ConversationProps, 'companyName' | 'onSend'>) {
  const [text, setText] = useState('');
  const [sending, setSending] = useState(false);

  const send = async () => {
    const content = text.trim();
    if (content === '' || sending) return;
    setSending(true);
    try {
      await onSend(content);
      // What was typed meanwhile is the beginning of the next message.
      setText((current) => (current.startsWith(text) ? current.slice(text.length).trimStart() : current));
    } catch {
      // The text stays; the caller tells why.
    } finally {
      setSending(false);
    }
  };

  const sendOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Enter also ends the composition of a character, and then sends nothing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };

  return (
    <form
      data-part="composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <textarea
        data-part="input"
        aria-label={`Message to ${companyName}`}
        placeholder="Type a message..."
        rows={1}
        maxLength={longest}
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={sendOnEnter}
      />
      <Button type="submit" loading={sending} trailingIcon={<SendHorizontal />}>
        Send
      </Button>
    </form>
  );
}
