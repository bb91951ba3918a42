import type { ConnectionState } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a row of `connections` is the one between two companies, in either direction. It has the form of the unique
 * index, so PostgreSQL uses that.
 */
export const isBetween = (one: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(least(connections.sender_id, connections.receiver_id) = least(${one}, ${other})
    and greatest(connections.sender_id, connections.receiver_id) = greatest(${one}, ${other}))`;

/** The newest of a row of `connections` and its messages, as an id: ids are time-ordered. */
export const lastActivityId: RawBuilder<string> = sql<string>`greatest(connections.last_message_id, connections.id)`;

/** A row of `connections` as seen by `me`, one of its two companies. */
export const connectionState = (me: RawBuilder<unknown>): RawBuilder<ConnectionState> =>
  sql<ConnectionState>`json_build_object(
    '_id', connections.id,
    'status', connections.status,
    'direction', case connections.sender_id when ${me} then 'sent' else 'received' end)`;

/** Whether `me` has declined a company for good. */
export const isDeclined = (company: RawBuilder<unknown>, me: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`coalesce((select declines.is_for_good from declines
    where declines.sender_id = ${company} and declines.receiver_id = ${me}), false)`;

/** What a list shows between a company and `me`, after a left join of `connections`: null where there is none. */
export const relation = (company: RawBuilder<unknown>, me: RawBuilder<unknown>) =>
  [
    sql<ConnectionState | null>`case when connections.id is not null then ${connectionState(me)} end`.as(
      'connection',
    ),
    isDeclined(company, me).as('declined'),
  ] as const;
