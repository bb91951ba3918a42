import { sql, type Kysely, type RawBuilder } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Page } from '#db/page.ts';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import { isUnreadMessage } from '#modules/chat/unread.ts';
import { companySummary, publicProfile } from '#modules/company-columns.ts';
import { hasName } from '#modules/name.ts';
import { connectionState, lastActivityId } from './expressions.ts';

type Db = Kysely<Database>;

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
 * The companies that `me` is connected with, the most recently active connection first; with a text only those so named.
 * Each side walks its own index and stops at the limit, so few rows are read.
 */
export function connectedCompanies(db: Db, me: string, { limit, before }: Page, q = '') {
  const isNamed = (theirs: Side) =>
    sql<boolean>`(select ${hasName(sql.ref('companies.company_name'), q)} from companies
      where companies.id = ${sql.ref(`connections.${theirs}`)})`;
  const side = (mine: Side, theirs: Side) =>
    db
      .selectFrom('connections')
      .$if(q.trim() !== '', (rows) => rows.where(isNamed(theirs)))
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

/** The read mark of the company that is, or is not, `me` in a conversation. Messages have columns of the same names. */
const readMark = (me: string, whose: 'mine' | 'theirs') =>
  sql<number>`case when (conversations.company_a = ${uuid(me)}) = ${sql.lit(whose === 'mine')} then read_a else read_b end`;

/** The id of the message of a conversation with this number. */
const messageAt = (seq: RawBuilder<number>) => sql<string | null>`(select messages.id from messages
  where messages.company_a = conversations.company_a and messages.company_b = conversations.company_b
    and messages.seq = ${seq})`;

/** How many messages of a conversation wait for `me`. */
const unread = (me: string) =>
  sql<number>`(select count(*)::int from messages where ${isUnreadMessage(uuid(me), readMark(me, 'mine'))})`;

/** One row more than the page, each with its place in the list, the start of the last message and what is read. */
export const listConnected = (db: Db, me: string, page: Page, q?: string) =>
  connectedCompanies(db, me, { ...page, limit: page.limit + 1 }, q)
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
