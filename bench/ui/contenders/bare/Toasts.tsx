import { useState } from 'react';
import type { ToastsProps } from '../../page/contender.ts';

export function Toasts({ children }: ToastsProps) {
  const [messages, setMessages] = useState<readonly string[]>([]);
  const close = (message: string) => setMessages((list) => list.filter((other) => other !== message));
  return (
    <>
      {children((message) => setMessages((list) => [...list, message]))}
      <ol className="toasts" aria-live="polite">
        {messages.map((message) => (
          <li className="toast" key={message}>
            <span data-toast>{message}</span>
            <button type="button" className="close" aria-label="Close" onClick={() => close(message)}>
              ×
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
