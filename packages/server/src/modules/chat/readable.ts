import { sql, type RawBuilder } from 'kysely';
import { isBetween } from '#modules/connections/expressions.ts';

/** Whether two companies are connected. */
export const isConnected = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from connections where ${isBetween(one, other)} and status = 'connected')`;

/** Whether one of two companies is erased. */
export const isErased = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from companies where id in (${one}, ${other}) and companies.status = 'erased')`;

/** Whether the two companies of a row of `messages` may read it. */
export const isReadableMessage = (): RawBuilder<boolean> => {
  const pair = [sql.ref('messages.company_a'), sql.ref('messages.company_b')] as const;
  return sql<boolean>`(${isConnected(...pair)} or ${isErased(...pair)})`;
};
