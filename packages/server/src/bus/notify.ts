import { sql, type AliasedRawBuilder, type RawBuilder } from 'kysely';

/** The channel on which all nodes of one database listen. */
export const channel = 'guildhall';

/**
 * Tells all nodes of what a query writes: the query returns it beside its rows. PostgreSQL delivers it when the
 * transaction is stored, once for each row that was written, and never when nothing was. A signal, not the data:
 * the payload is ids, and stays under 8,000 bytes.
 */
export const notify = (topic: string, payload: RawBuilder<unknown>): AliasedRawBuilder<unknown, 'notified'> =>
  sql`pg_notify(${channel}, ${topic}::text || ' ' || ${payload}::text)`.as('notified');
