import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';

/** The channel on which all nodes of one database listen. */
export const channel = 'guildhall';

/**
 * Notifies all nodes of what a query writes: the query returns this beside its rows. PostgreSQL delivers one notification
 * for each written row when the transaction is committed. The payload is ids, not data, and stays under 8,000 bytes.
 */
export const notify = (topic: string, payload: RawBuilder<unknown>): AliasedRawBuilder<unknown, 'notified'> =>
  sql`pg_notify(${channel}, ${topic}::text || ' ' || ${payload}::text)`.as('notified');
