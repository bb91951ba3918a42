import { sql, type Kysely } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { publish } from '#modules/events/event.ts';
import { companySummary, publicProfile } from '#modules/company-columns.ts';
import { publishConversationChange } from './conversation-change.ts';
import { connectionState, isBetween, lastWordId, uuid } from './expressions.ts';

type Db = Kysely<Database>;

const connection = [
  'connections.id as _id',
  'connections.sender_id as senderUserId',
  'connections.receiver_id as receiverUserId',
  'connections.status',
] as const;

/** How `me` stands to another company. No answer when they have no connection. */
export const findConnectionState = async (db: Db, me: string, other: string) => {
  const row = await db
    .selectFrom('connections')
    .select(connectionState(me).as('state'))
    .where(isBetween(uuid(me), uuid(other)))
    .executeTakeFirst();
  return row?.state;
};

/** A connection as far as one of its two companies asks for it. */
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

/** Adds a pending connection and tells the receiver. No answer when there is no such receiver or the two have a connection already. */
export const insertConnection = (db: Db, { id, senderId, receiverId, createdAt }: NewConnection) =>
  db
    .insertInto('connections')
    .columns(['id', 'sender_id', 'receiver_id', 'status', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('companies')
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

/** Whether a company has this id. */
export const companyExists = async (db: Db, id: string): Promise<boolean> => {
  const row = await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
};

/** Accepts a request that waits for `receiverId`, and tells the company that sent it. No answer when there is none. */
export const acceptPending = (db: Db, id: string, receiverId: string, acceptedAt: Date) =>
  db
    .updateTable('connections')
    .set({ status: 'connected', accepted_at: acceptedAt })
    .where('id', '=', id)
    .where('receiver_id', '=', receiverId)
    .where('status', '=', 'pending')
    .returning(
      publish(sql.ref('sender_id'), 'connection-accepted', {
        companyId: uuid(receiverId),
        connectionId: uuid(id),
      }),
    )
    .executeTakeFirst();

/**
 * Removes a connection of `me`, whatever its status, and tells the other side. A request that `me` has received is
 * thereby declined, which is remembered. No answer when there is none.
 */
export const deleteConnection = (db: Db, id: string, me: string, now: Date) =>
  db
    .with('removed', (qb) =>
      qb
        .deleteFrom('connections')
        .where('id', '=', id)
        .where((eb) => eb.or([eb('sender_id', '=', me), eb('receiver_id', '=', me)]))
        .returning([
          'sender_id',
          'receiver_id',
          'status',
          publish(
            sql`case sender_id when ${uuid(me)} then receiver_id else sender_id end`,
            'connection-removed',
            { companyId: uuid(me), connectionId: uuid(id) },
          ),
          publishConversationChange(sql.ref('sender_id'), sql.ref('receiver_id')),
        ]),
    )
    .with('declined', (qb) =>
      qb
        .insertInto('declines')
        .columns(['sender_id', 'receiver_id', 'declined_at'])
        .expression((eb) =>
          eb
            .selectFrom('removed')
            .select(['sender_id', 'receiver_id', sql<Date>`${now}::timestamptz`.as('declined_at')])
            .where('status', '=', 'pending')
            .where('receiver_id', '=', me),
        )
        .onConflict((conflict) =>
          conflict.columns(['sender_id', 'receiver_id']).doUpdateSet({ declined_at: now }),
        ),
    )
    .selectFrom('removed')
    .select('status')
    .executeTakeFirst();

/** Requests that `me` has sent, accepted or not, newest first. */
export const listSent = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('connections')
    .innerJoin('companies', 'companies.id', 'connections.receiver_id')
    .select(['connections.id as connectionId', 'connections.status', ...publicProfile])
    .where('connections.sender_id', '=', me)
    .where('connections.id', '<', before)
    .orderBy('connections.id', 'desc')
    .limit(limit + 1)
    .execute();

/** Requests that wait for `me`, newest first. */
export const listPending = (db: Db, me: string, { limit, before }: Page) =>
  db
    .selectFrom('connections')
    .innerJoin('companies', 'companies.id', 'connections.sender_id')
    .select(['connections.id as connectionId', 'connections.status', ...publicProfile])
    .where('connections.receiver_id', '=', me)
    .where('connections.status', '=', 'pending')
    .where('connections.id', '<', before)
    .orderBy('connections.id', 'desc')
    .limit(limit + 1)
    .execute();

/**
 * The companies that `me` is connected with, the one heard of last first. Each side walks its own index and stops at
 * the limit, so no more rows are read than are answered.
 */
export function connectedCompanies(db: Db, me: string, { limit, before }: Page) {
  const side = (mine: 'sender_id' | 'receiver_id', theirs: 'receiver_id' | 'sender_id') =>
    db
      .selectFrom('connections')
      .select([
        lastWordId.as('last_word_id'),
        `${theirs} as company_id`,
        connectionState(me).as('connection'),
      ])
      .where(mine, '=', me)
      .where('status', '=', 'connected')
      .where(lastWordId, '<', before)
      .orderBy(lastWordId, 'desc')
      .limit(limit);
  const asked = db.selectFrom(side('sender_id', 'receiver_id').as('asked')).selectAll();
  const accepted = db.selectFrom(side('receiver_id', 'sender_id').as('accepted')).selectAll();
  return db
    .selectFrom(asked.unionAll(accepted).as('mine'))
    .innerJoin('companies', 'companies.id', 'mine.company_id')
    .select(companySummary)
    .orderBy('mine.last_word_id', 'desc')
    .limit(limit);
}

/** How much of a message a list shows, in characters. */
const previewLength = 200;

/** One row more than the page, each with its place in the list and the beginning of what was said last. */
export const listConnected = (db: Db, me: string, page: Page) =>
  connectedCompanies(db, me, { ...page, limit: page.limit + 1 })
    .select((eb) => [
      'mine.last_word_id as lastWordId',
      'mine.connection',
      jsonObjectFrom(
        eb
          .selectFrom('messages')
          .select([
            sql<string>`left(messages.content, ${previewLength})`.as('content'),
            sql<string>`to_char(messages.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
              'timestamp',
            ),
          ])
          .where('messages.company_a', '=', sql<string>`least(${uuid(me)}, mine.company_id)`)
          .where('messages.company_b', '=', sql<string>`greatest(${uuid(me)}, mine.company_id)`)
          .orderBy('messages.seq', 'desc')
          .limit(1),
      ).as('lastMessage'),
    ])
    .execute();
