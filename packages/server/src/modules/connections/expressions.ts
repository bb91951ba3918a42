import type { ConnectionState } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';

/** An id as a value of type uuid: inside an expression a bare parameter would be text. */
export const uuid = (id: string): RawBuilder<string> => sql<string>`${id}::uuid`;

/**
 * Whether a row of `connections` is the one between two companies, whoever asked. It has the form of the unique
 * index, so the row is found by it.
 */
export const isBetween = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(least(connections.sender_id, connections.receiver_id) = least(${one}, ${other})
    and greatest(connections.sender_id, connections.receiver_id) = greatest(${one}, ${other}))`;

/** When the two companies of a row of `connections` last heard of each other, as an id, for these are time-ordered. */
export const lastWordId: RawBuilder<string> = sql<string>`greatest(connections.last_message_id, connections.id)`;

/** A row of `connections` as `me`, one of its two companies, sees it. */
export const connectionState = (me: string): RawBuilder<ConnectionState> =>
  sql<ConnectionState>`json_build_object(
    '_id', connections.id,
    'status', connections.status,
    'direction', case connections.sender_id when ${me} then 'sent' else 'received' end)`;

/** The same after a left join: null where there is no connection. */
export const joinedConnectionState = (me: string): RawBuilder<ConnectionState | null> =>
  sql<ConnectionState | null>`case when connections.id is not null then ${connectionState(me)} end`;
