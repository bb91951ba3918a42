import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `connections` is the one between two companies, whoever asked. It has the form of the unique
 * index, so the row is found by it.
 */
export const isBetween = (one: RawBuilder<string>, other: RawBuilder<string>): RawBuilder<boolean> =>
  sql<boolean>`(least(connections.sender_id, connections.receiver_id) = least(${one}, ${other})
    and greatest(connections.sender_id, connections.receiver_id) = greatest(${one}, ${other}))`;

/** An id as a value of type uuid: inside an expression a bare parameter would be text. */
export const uuid = (id: string): RawBuilder<string> => sql<string>`${id}::uuid`;
