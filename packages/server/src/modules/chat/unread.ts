import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `messages` is one of the conversation in a row of `conversations` that waits for `me`: one of the other
 * company, after what `me` has read, that is not deleted.
 *
 * @param readMark how far `me` has read.
 */
export const isUnreadMessage = (
  me: RawBuilder<unknown>,
  readMark: RawBuilder<unknown>,
): RawBuilder<boolean> =>
  sql<boolean>`(messages.company_a = conversations.company_a and messages.company_b = conversations.company_b
    and messages.seq > ${readMark} and messages.sender_id <> ${me} and messages.deleted_at is null)`;
