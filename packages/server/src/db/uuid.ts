import { sql, type RawBuilder } from 'kysely';

/** An id as a value of type uuid; a bare parameter in an expression is text. */
export const uuid = (id: string): RawBuilder<string> => sql<string>`${id}::uuid`;

/** Below every id that was made since then: a time-ordered id begins with its time in milliseconds. */
export function firstIdOf(time: Date): string {
  const digits = time.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`;
}
