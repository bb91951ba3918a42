import type { DirectoryEntry } from '@guildhall/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import { isUnblocked } from '#modules/blocks/expressions.ts';
import { publish } from '#modules/events/event.ts';
import { companySummary, publicProfile } from '#modules/company-columns.ts';
import { publishConversationChange } from './conversation-change.ts';
import { connectionState, isBetween, isDeclined, lastActivityId, relation } from './expressions.ts';

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

type Side = 'sender_id' | 'receiver_id';

/** Connections of `me` on one side, newest first, each with the company on the other side. */
const connectionPage = (db: Db, [mine, theirs]: [Side, Side], me: string, { limit, before }: Page) =>
  db
    .selectFrom('connections')
    .innerJoin('companies', 'companies.id', `connections.${theirs}`)
    .select(['connections.id as connectionId', 'connections.status', ...publicProfile])
    .where(`connections.${mine}`, '=', me)
    .where('connections.id', '<', before)
    .orderBy('connections.id', 'desc')
    .limit(limit + 1);

/** Requests that `me` has sent, accepted or not, newest first. */
export const listSent = (db: Db, me: string, page: Page) =>
  connectionPage(db, ['sender_id', 'receiver_id'], me, page).execute();

/** Pending requests of active companies that `me` has received, newest first. */
export const listPending = (db: Db, me: string, page: Page) =>
  connectionPage(db, ['receiver_id', 'sender_id'], me, page)
    .where('connections.status', '=', 'pending')
    .where('companies.status', '=', 'active')
    .execute();

/**
 * The companies that `me` is connected with, the most recently active connection first. Each side walks its own index
 * and stops at the limit, so few rows are read.
 */
export function connectedCompanies(db: Db, me: string, { limit, before }: Page) {
  const side = (mine: Side, theirs: Side) =>
    db
      .selectFrom('connections')
      .select([
        lastActivityId.as('last_activity_id'),
        `${theirs} as company_id`,
        connectionState(uuid(me)).as('connection'),
      ])
      .where(mine, '=', me)
      .where('status', '=', 'connected')
      .where(lastActivityId, '<', before)
      .orderBy(lastActivityId, 'desc')
      .limit(limit);
  const asked = db.selectFrom(side('sender_id', 'receiver_id').as('asked')).selectAll();
  const accepted = db.selectFrom(side('receiver_id', 'sender_id').as('accepted')).selectAll();
  return db
    .selectFrom(asked.unionAll(accepted).as('mine'))
    .innerJoin('companies', 'companies.id', 'mine.company_id')
    .select(companySummary)
    .orderBy('mine.last_activity_id', 'desc')
    .limit(limit);
}

/** What a list shows of a message: its text, or else the names of its files. */
const shownContent = sql`coalesce(nullif(messages.content, ''),
  (select string_agg(file ->> 'name', ', ') from jsonb_array_elements(messages.files) file))`;

/** Characters of a message that a list shows. */
const previewLength = 200;

/** The read mark of the company that is, or is not, `me` in a conversation. */
const readMark = (me: string, whose: 'mine' | 'theirs') =>
  sql<number>`case when (company_a = ${uuid(me)}) = ${sql.lit(whose === 'mine')} then read_a else read_b end`;

/** The id of the message of a conversation with this number. */
const messageAt = (seq: RawBuilder<number>) => sql<string | null>`(select messages.id from messages
  where messages.company_a = conversations.company_a and messages.company_b = conversations.company_b
    and messages.seq = ${seq})`;

/** How many messages of a conversation wait for `me`: those of the other company after the mark that are not deleted. */
const unread = (me: string) => sql<number>`(select count(*)::int from messages
  where messages.company_a = conversations.company_a and messages.company_b = conversations.company_b
    and messages.seq > ${readMark(me, 'mine')} and messages.sender_id <> ${uuid(me)}
    and messages.deleted_at is null)`;

/** One row more than the page, each with its place in the list, the start of the last message and what is read. */
export const listConnected = (db: Db, me: string, page: Page) =>
  connectedCompanies(db, me, { ...page, limit: page.limit + 1 })
    .leftJoin('conversations', (join) =>
      join
        .on('conversations.company_a', '=', sql<string>`least(${uuid(me)}, mine.company_id)`)
        .on('conversations.company_b', '=', sql<string>`greatest(${uuid(me)}, mine.company_id)`),
    )
    .select((eb) => [
      unread(me).as('unread'),
      messageAt(readMark(me, 'mine')).as('lastRead'),
      messageAt(readMark(me, 'theirs')).as('lastReadByOther'),
      'mine.last_activity_id as lastActivityId',
      'mine.connection',
      jsonObjectFrom(
        eb
          .selectFrom('messages')
          .select([
            sql<string>`left(${shownContent}, ${previewLength})`.as('content'),
            sql<string>`to_char(messages.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'timestamp',
            ),
          ])
          .where('messages.company_a', '=', sql<string>`least(${uuid(me)}, mine.company_id)`)
          .where('messages.company_b', '=', sql<string>`greatest(${uuid(me)}, mine.company_id)`)
          .where('messages.deleted_at', 'is', null)
          .orderBy('messages.seq', 'desc')
          .limit(1),
      ).as('lastMessage'),
    ])
    .execute();
