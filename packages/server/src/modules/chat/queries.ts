import type { MessageCard } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { AttachedFile, Database } from '#db/schema.ts';
import { publishConversationChange } from '#modules/connections/conversation-change.ts';
import { uuid } from '#db/uuid.ts';
import { isBetween } from '#modules/connections/expressions.ts';
import { publish } from '#modules/events/event.ts';
import { conversationKey, type Conversation, type Pair } from './conversation.ts';
import { isConnected, isErased } from './readable.ts';

type Db = Kysely<Database>;

/** The columns of a message, for `toMessage`. */
export const messageColumns = [
  'messages.id as _id',
  'messages.sender_id as sender',
  'messages.content',
  'messages.created_at as timestamp',
  'messages.files',
  'messages.deleted_at as deletedAt',
  sql<MessageCard | null>`case when messages.card_type is not null then
    json_build_object('type', messages.card_type, 'id', messages.card_id, 'title', messages.card_title) end`.as(
    'card',
  ),
] as const;

/**
 * The conversations of pairs of companies by their keys, all 0 before the first message. Pairs that may not read theirs
 * are left out, so one row shows both whether they may and whether there is news. What was said with a company that is
 * erased stays readable.
 */
export const findConversations = async (
  db: Db,
  pairs: readonly Pair[],
): Promise<Map<string, Conversation>> => {
  const [a, b] = [pairs.map((pair) => pair.a), pairs.map((pair) => pair.b)];
  const rows = await db
    .selectFrom(sql<Pair>`unnest(${a}::uuid[], ${b}::uuid[])`.as<'pairs'>(sql`pairs (a, b)`))
    .leftJoin('conversations', (join) =>
      join.onRef('conversations.company_a', '=', 'pairs.a').onRef('conversations.company_b', '=', 'pairs.b'),
    )
    .select((eb) => [
      'pairs.a',
      'pairs.b',
      eb.fn.coalesce('conversations.last_seq', eb.val(0)).as('lastSeq'),
      eb.fn.coalesce('conversations.version', eb.val(0)).as('version'),
    ])
    .where((eb) => {
      const pair = [sql.ref('pairs.a'), sql.ref('pairs.b')] as const;
      return eb.or([isConnected(...pair), eb.and([eb('conversations.last_seq', '>', 0), isErased(...pair)])]);
    })
    .execute();
  return new Map(rows.map(({ lastSeq, version, ...pair }) => [conversationKey(pair), { lastSeq, version }]));
};

/** The number of a message in its conversation. Undefined when it is not of this conversation. */
export const findSeq = async (db: Db, { a, b }: Pair, messageId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('messages')
    .select('seq')
    .where('id', '=', messageId)
    .where('company_a', '=', a)
    .where('company_b', '=', b)
    .executeTakeFirst();
  return row?.seq;
};

/** The messages with these numbers, oldest first; the numbers have no gap. */
export const listMessages = (db: Db, { a, b }: Pair, { from, to }: { from: number; to: number }) =>
  db
    .selectFrom('messages')
    .select(messageColumns)
    .where('company_a', '=', a)
    .where('company_b', '=', b)
    .where('seq', '>=', from)
    .where('seq', '<=', to)
    .orderBy('seq')
    .execute();

interface NewMessage {
  id: string;
  pair: Pair;
  senderId: string;
  content: string;
  createdAt: Date;
  card?: MessageCard;
  files?: readonly AttachedFile[];
}

/**
 * Appends a message to the conversation of two connected companies, and publishes an event for the receiver. Undefined
 * when they are not connected. Taking the next number locks the conversation's row until the message is stored, so the
 * numbers have no gap and nobody ever reads a message before an earlier one. Its time is never before that of the
 * earlier one, even when the clock is.
 */
export const insertMessage = (
  db: Db,
  { id, pair: { a, b }, senderId, content, createdAt, card, files = [] }: NewMessage,
) => {
  const receiverId = senderId === a ? b : a;
  const read = senderId === a ? 'read_a' : 'read_b';
  return db
    .with('conversation', (qb) =>
      qb
        .insertInto('conversations')
        .columns(['company_a', 'company_b', 'last_seq', 'last_message_at', read])
        .expression((eb) =>
          eb
            .selectFrom('connections')
            .select([
              uuid(a).as('company_a'),
              uuid(b).as('company_b'),
              sql<number>`1`.as('last_seq'),
              sql<Date>`${createdAt}::timestamptz`.as('last_message_at'),
              sql<number>`1`.as('read'),
            ])
            .where(isBetween(uuid(a), uuid(b)))
            .where('connections.status', '=', 'connected'),
        )
        .onConflict((conflict) =>
          conflict.columns(['company_a', 'company_b']).doUpdateSet({
            last_seq: sql<number>`conversations.last_seq + 1`,
            // Who writes has read all of it, unless something came that is unread.
            [read]: sql<number>`conversations.${sql.ref(read)}
              + case when conversations.${sql.ref(read)} = conversations.last_seq then 1 else 0 end`,
            last_message_at: sql<Date>`greatest(conversations.last_message_at, excluded.last_message_at)`,
          }),
        )
        .returning(['company_a', 'company_b', 'last_seq', 'last_message_at']),
    )
    .with('connection', (qb) =>
      qb
        .updateTable('connections')
        .set({ last_message_id: id })
        .from('conversation')
        .where(isBetween(sql.ref('conversation.company_a'), sql.ref('conversation.company_b'))),
    )
    .insertInto('messages')
    .columns([
      'id',
      'company_a',
      'company_b',
      'seq',
      'sender_id',
      'content',
      'created_at',
      'card_type',
      'card_id',
      'card_title',
      'files',
    ])
    .expression((eb) =>
      eb
        .selectFrom('conversation')
        .select([
          uuid(id).as('id'),
          'company_a',
          'company_b',
          'last_seq as seq',
          uuid(senderId).as('sender_id'),
          sql<string>`${content}::text`.as('content'),
          'last_message_at as created_at',
          sql<MessageCard['type'] | null>`${card?.type ?? null}::text`.as('card_type'),
          sql<string | null>`${card?.id ?? null}::uuid`.as('card_id'),
          sql<string | null>`${card?.title ?? null}::text`.as('card_title'),
          sql<AttachedFile[]>`${JSON.stringify(files)}::jsonb`.as('files'),
        ]),
    )
    .returning([
      ...messageColumns,
      publish(uuid(receiverId), 'message', { companyId: uuid(senderId), messageId: uuid(id) }),
      publishConversationChange(uuid(a), uuid(b)),
    ])
    .executeTakeFirst();
};
