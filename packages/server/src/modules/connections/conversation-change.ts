import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { notify } from '#bus/notify.ts';

/** The topic of a conversation that has a new message or whose companies are no longer connected; the payload is its key. */
export const conversationTopic = 'conversation';

/** For the `returning` of a query that changes what these two companies may read of each other. */
export const publishConversationChange = (
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): AliasedRawBuilder<unknown, 'notified'> =>
  notify(conversationTopic, sql`least(${one}, ${other}) || '.' || greatest(${one}, ${other})`);
