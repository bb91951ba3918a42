import { sql, type RawBuilder } from 'kysely';

/** An id as a value of type uuid; a bare parameter in an expression is text. */
export const uuid = (id: string): RawBuilder<string> => sql<string>`${id}::uuid`;
