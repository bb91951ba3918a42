import type { DirectoryEntry } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { publish } from '#modules/events/event.ts';
import { connectionState, isBetween, isDeclined, relation } from './expressions.ts';

type Db = Kysely<Database>;

const connection = [
  'connections.id as _id',
  'connections.sender_id as senderUserId',
  'connections.receiver_id as receiverUserId',
  'connections.status',
] as const;

/**
 * The connection of `me` with another company, or that `me` has declined it for good. Undefined when there is nothing
 * between the two.
 */
export const findConnectionState = async (db: Db, me: string, other: string) => {
  const { state, declined } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('connections')
        .select(connectionState(uuid(me)).as('state'))
        .where(isBetween(uuid(me), uuid(other)))
        .as('state'),
      sql<boolean>`${isDeclined(uuid(other), uuid(me))} and ${isUnblocked(uuid(other), me)}`.as('declined'),
    ])
    .executeTakeFirstOrThrow();
  return state ?? (declined ? { status: 'declined' as const } : undefined);
};

/** Another company as `me` sees it. */
export interface View {
  me: string;
  other: string;
}

/** Names a view. */
export const viewKey = ({ me, other }: View): string => `${me} ${other}`;

/** What is between the companies of several views, by their keys. */
export const findRelations = async (
  db: Db,
  views: readonly View[],
): Promise<Map<string, Pick<DirectoryEntry, 'connection' | 'declined'>>> => {
  const [me, other] = [views.map((view) => view.me), views.map((view) => view.other)];
  const rows = await db
    .selectFrom(sql<View>`unnest(${me}::uuid[], ${other}::uuid[])`.as<'views'>(sql`views (me, other)`))
    .leftJoin('connections', (join) => join.on(isBetween(sql.ref('views.me'), sql.ref('views.other'))))
    .select(['views.me', 'views.other', ...relation(sql.ref('views.other'), sql.ref('views.me'))])
    .execute();
  return new Map(rows.map(({ connection, declined, ...view }) => [viewKey(view), { connection, declined }]));
};

/** A connection, if `me` is one of its two companies. */
export const findConnection = (db: Db, id: string, me: string) =>
  db
    .selectFrom('connections')
    .select(connection)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('sender_id', '=', me), eb('receiver_id', '=', me)]))
    .executeTakeFirst();

interface NewConnection {
  id: string;
  senderId: string;
  receiverId: string;
  createdAt: Date;
}

/**
 * Adds a pending connection and publishes an event for the receiver. Undefined when there is no such receiver, or the two
 * have a connection already.
 */
export const insertConnection = (db: Db, { id, senderId, receiverId, createdAt }: NewConnection) =>
  db
    .insertInto('connections')
    .columns(['id', 'sender_id', 'receiver_id', 'status', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('active_companies as companies')
        .select([
          uuid(id).as('id'),
          uuid(senderId).as('sender_id'),
          'companies.id as receiver_id',
          sql<'pending'>`'pending'`.as('status'),
          sql<Date>`${createdAt}::timestamptz`.as('created_at'),
        ])
        .where('companies.id', '=', receiverId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning([
      ...connection,
      publish(uuid(receiverId), 'connection-request', { companyId: uuid(senderId), connectionId: uuid(id) }),
    ])
    .executeTakeFirst();

/** Whether an active company has this id with which `me` has no block. */
export const companyExists = async (db: Db, id: string, me: string): Promise<boolean> => {
  const row = await db
    .selectFrom('active_companies')
    .select('id')
    .where('id', '=', id)
    .where(isUnblocked(sql.ref('id'), me))
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether the company that has sent a request is active. */
const isFromActive = sql<boolean>`exists (select from active_companies where active_companies.id = sender_id)`;

/** Accepts a pending request of `receiverId`, and publishes an event for both sides. Undefined when there is none. */
export const acceptPending = (db: Db, id: string, receiverId: string, acceptedAt: Date) =>
  db
    .updateTable('connections')
    .set({ status: 'connected', accepted_at: acceptedAt })
    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
    .where('status', '=', 'pending')
    .where(isFromActive)
    .returning([
      publish(sql.ref('sender_id'), 'connection-accepted', {
        companyId: uuid(receiverId),
        connectionId: uuid(id),
      }),
      publish(uuid(receiverId), 'connection-accepted', {
        companyId: sql.ref('sender_id'),
        connectionId: uuid(id),
      }),
    ])
    .executeTakeFirst();
