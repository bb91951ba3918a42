'use client';
import { ClipboardList, FileText, Package, Tag } from 'lucide-react';
import { Opener } from '#navigation/Opener.tsx';
import type { ConversationLabels } from './Conversation.labels.ts';
import type { ConversationMessageCard } from './group-messages.ts';

export interface ConversationCardProps {
  /** The address that the card of a message leads to. Makes the cards links. */
  cardHref?: ((card: ConversationMessageCard) => string) | undefined;
  /**
   * Called when a card is pressed. Without `cardHref` the cards are buttons; a link calls it on a plain click, instead of
   * the browser's own navigation.
   */
  onCardOpen?: ((card: ConversationMessageCard) => void) | undefined;
  /**
   * Whether the reader may see what a card leads to. Of what they may not, neither the title nor the way shows.
   * @default all are available
   */
  isCardAvailable?: ((card: ConversationMessageCard) => boolean) | undefined;
}

const icons = { request: ClipboardList, quote: FileText, order: Package, product: Tag };

/** What a message leads to. */
export function ConversationCard({
  card,
  cardHref,
  onCardOpen,
  isCardAvailable,
  words,
}: ConversationCardProps & { card: ConversationMessageCard; words: ConversationLabels }) {
  const Icon = icons[card.type];
  const isAvailable = isCardAvailable?.(card) ?? true;
  return (
    <Opener
      data-part="card"
      data-unavailable={isAvailable ? undefined : ''}
      href={isAvailable ? cardHref?.(card) : undefined}
      onOpen={isAvailable && onCardOpen ? () => onCardOpen(card) : undefined}
    >
      <Icon aria-hidden />
      <span data-part="card-type">{words[card.type]}</span>{' '}
      <span data-part="card-title" dir="auto">
        {isAvailable ? card.title : words.unavailable}
      </span>
    </Opener>
  );
}
