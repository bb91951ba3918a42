import { splitLinks } from './split-links.ts';

/** The text of a message with its links, which open beside the conversation. */
export function ConversationText({ text }: { text: string }) {
  return (
    <p data-part="text">
      {splitLinks(text).map((piece, index) =>
        piece.href === undefined ? (
          piece.text
        ) : (
          // What others have written is not for a router, which may load in advance where a link leads.
          <a
            key={index}
            data-part="link"
            // An address is read from left to right, wherever it stands.
            dir="ltr"
            href={piece.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {piece.text}
          </a>
        ),
      )}
    </p>
  );
}
