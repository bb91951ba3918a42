'use client';
import { ClipboardList, FileText, Package } from 'lucide-react';
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
}

const icons = { request: ClipboardList, quote: FileText, order: Package };

/** What a message leads to. */
export function ConversationCard({
  card,
  cardHref,
  onCardOpen,
  words,
}: ConversationCardProps & { card: ConversationMessageCard; words: ConversationLabels }) {
  const Icon = icons[card.type];
  return (
    <Opener data-part="card" href={cardHref?.(card)} onOpen={onCardOpen && (() => onCardOpen(card))}>
      <Icon aria-hidden />
      <span data-part="card-type">{words[card.type]}</span>{' '}
      <span data-part="card-title" dir="auto">
        {card.title}
      </span>
    </Opener>
  );
}
