import type { MessageCard } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { pairOf } from './conversation.ts';
import { insertMessage } from './queries.ts';

interface Step {
  /** The id of the message. */
  id: string;
  /** The company that has taken it. */
  from: string;
  /** The other company of the deal. */
  to: string;
  /** What was done, in words that come before the title. */
  what: string;
  card: MessageCard;
  at: Date;
}

/**
 * Tells of a step of a deal in the conversation of its companies, as a message of the one that has taken it. Between
 * companies that are not connected it does nothing. It locks the conversation, so it comes after all that is locked of
 * the deal.
 */
export async function postCard(trx: Kysely<Database>, { id, from, to, what, card, at }: Step): Promise<void> {
  const content = `${what}: ${card.title}`;
  await insertMessage(trx, { id, pair: pairOf(from, to), senderId: from, content, createdAt: at, card });
}
