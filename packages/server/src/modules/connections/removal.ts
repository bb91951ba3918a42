import type { ActivityAction } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import { publish } from '#modules/events/event.ts';
import { publishConversationChange } from './conversation-change.ts';
import { isBetween } from './expressions.ts';

type Db = Kysely<Database>;

interface Removal {
  me: string;
  now: Date;
  /** Whether the sender of a pending request may never ask again. @default false */
  isForGood?: boolean;
  /** The status that the reader has seen, if nothing else is to be removed. */
  seen?: 'pending' | undefined;
}

/**
 * Removes a connection of `me`, whatever its status, and publishes an event for both companies. For a pending request
 * that `me` has received it stores a decline. Undefined when there is no such connection.
 */
function deleteWhere(db: Db, condition: RawBuilder<boolean>, { me, now, isForGood = false }: Removal) {
  const other = sql<string>`case sender_id when ${uuid(me)} then receiver_id else sender_id end`;
  const told = (to: RawBuilder<string>, companyId: RawBuilder<string>) =>
    publish(to, 'connection-removed', { companyId, connectionId: sql.ref('connections.id') });
  return db
    .with('removed', (qb) =>
      qb
        .deleteFrom('connections')
        .where(condition)
        .returning([
          'sender_id',
          'receiver_id',
          'status',
          told(other, uuid(me)),
          told(uuid(me), other),
          publishConversationChange(sql.ref('sender_id'), sql.ref('receiver_id')),
        ]),
    )
    .with('declined', (qb) =>
      qb
        .insertInto('declines')
        .columns(['sender_id', 'receiver_id', 'declined_at', 'is_for_good'])
        .expression((eb) =>
          eb
            .selectFrom('removed')
            .select([
              'sender_id',
              'receiver_id',
              sql<Date>`${now}::timestamptz`.as('declined_at'),
              sql<boolean>`${isForGood}::boolean`.as('is_for_good'),
            ])
            .where('status', '=', 'pending')
            .where('receiver_id', '=', me),
        )
        .onConflict((conflict) =>
          conflict
            .columns(['sender_id', 'receiver_id'])
            .doUpdateSet({ declined_at: now, is_for_good: isForGood }),
        ),
    )
    .selectFrom('removed')
    .select(['status', 'sender_id as senderId'])
    .executeTakeFirst();
}

/** Removes a connection of `me` by its id. */
export const deleteConnection = (db: Db, id: string, removal: Removal) =>
  deleteWhere(
    db,
    sql<boolean>`id = ${uuid(id)} and ${uuid(removal.me)} in (sender_id, receiver_id)
      and status = coalesce(${removal.seen ?? null}::text, status)`,
    removal,
  );

/** Removes a pending request that `me` has received. */
export const deletePending = (db: Db, id: string, removal: Removal) =>
  deleteWhere(
    db,
    sql<boolean>`id = ${uuid(id)} and receiver_id = ${uuid(removal.me)} and status = 'pending'`,
    removal,
  );

/** Removes the connection of `me` with another company. */
export const deleteConnectionWith = (db: Db, other: string, removal: Removal) =>
  deleteWhere(db, isBetween(uuid(removal.me), uuid(other)), removal);

/** What `me` did when it removed a connection. */
export function removalOf(
  removed: { status: 'pending' | 'connected'; senderId: string },
  me: string,
): ActivityAction {
  if (removed.status === 'connected') return 'connection.ended';
  return removed.senderId === me ? 'connection.withdrawn' : 'connection.declined';
}
