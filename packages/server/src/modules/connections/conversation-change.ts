import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';
import { notify } from '#bus/notify.ts';

/** What the bus is told when a conversation has a new message or its companies part: its key. */
export const conversationTopic = 'conversation';

/** Returned by whatever changes what two companies, whose ids these are, may read of each other. */
export const publishConversationChange = (
  one: RawBuilder<unknown>,
  other: RawBuilder<unknown>,
): AliasedRawBuilder<unknown, 'notified'> =>
  notify(conversationTopic, sql`least(${one}, ${other}) || '.' || greatest(${one}, ${other})`);
