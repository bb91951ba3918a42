'use client';
import { useId, useState } from 'react';
import { useOverflow } from '#lib/use-overflow.ts';
import type { RequestCardLabels } from './RequestCard.labels.ts';

interface RequestCardTextProps {
  /** What the client looks for. */
  text: string;
  /** The id of the client's name, which tells the buttons of many cards apart. */
  describedBy: string;
  /** The words of the card. */
  words: RequestCardLabels;
}

/** The request: its first four lines, and the rest on demand. */
export function RequestCardText({ text, describedBy, words }: RequestCardTextProps) {
  const textId = useId();
  // Undefined until the button is pressed: from then on the button stays, for it has the focus.
  const [isOpen, setIsOpen] = useState<boolean>();
  const [isCut, textRef] = useOverflow();
  return (
    <div data-part="body" dir="auto">
      <p data-part="request" id={textId} ref={textRef} data-open={isOpen || undefined}>
        {text}
      </p>
      {(isCut || isOpen !== undefined) && (
        <button
          data-part="show-more"
          type="button"
          aria-expanded={isOpen ?? false}
          aria-controls={textId}
          aria-describedby={describedBy}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.showLess : words.showMore}
        </button>
      )}
    </div>
  );
}
