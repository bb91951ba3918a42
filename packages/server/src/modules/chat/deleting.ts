import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { publishConversationChange } from '#modules/connections/conversation-change.ts';
import { uuid } from '#db/uuid.ts';
import { publish } from '#modules/events/event.ts';
import type { Subject } from '#modules/files/subject.ts';
import { lockFiles, removeLinks } from '#modules/files/queries.ts';
import { messageColumns } from './queries.ts';
import { isReadableMessage } from './readable.ts';

type Db = Kysely<Database>;

const subjectOf = (id: string): Subject => `message:${id}`;

/**
 * A message that `me` may read, locked with its conversation until the end of the transaction; its files first, if it is
 * one of `me`, as when it was sent.
 */
export async function lockMessage(trx: Db, id: string, me: string) {
  await lockFiles(trx, { companyId: me, subjects: [subjectOf(id)] });
  return trx
    .selectFrom('messages')
    .innerJoin('conversations', (join) =>
      join
        .onRef('conversations.company_a', '=', 'messages.company_a')
        .onRef('conversations.company_b', '=', 'messages.company_b'),
    )
    .select(messageColumns)
    .where('messages.id', '=', id)
    .where(sql<boolean>`${uuid(me)} in (messages.company_a, messages.company_b)`)
    .where(isReadableMessage())
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Empties a message that is locked, and tells the windows of both companies. What the other one has not read of the
 * conversation begins with the next message that is left.
 */
export async function deleteLockedMessage(trx: Db, id: string, at: Date) {
  await removeLinks(trx, { subject: subjectOf(id), except: [] });
  const read = (side: 'a' | 'b') => {
    const [column, company] = [sql.ref(`conversations.read_${side}`), sql.ref(`messages.company_${side}`)];
    return sql<number>`case when messages.sender_id = ${company} then ${column} else coalesce((
      select min(unread.seq) - 1 from messages unread
      where unread.company_a = messages.company_a and unread.company_b = messages.company_b
        and unread.seq > ${column} and unread.sender_id = messages.sender_id and unread.id <> messages.id
        and unread.deleted_at is null), conversations.last_seq) end`;
  };
  const told = (side: 'a' | 'b') =>
    publish(sql.ref(`messages.company_${side}`), 'message-deleted', {
      companyId: sql.ref('messages.sender_id'),
      messageId: sql.ref('messages.id'),
    });
  await trx
    .updateTable('conversations')
    .from('messages')
    .set({ version: sql<number>`version + 1`, read_a: read('a'), read_b: read('b') })
    .where('messages.id', '=', id)
    .whereRef('conversations.company_a', '=', 'messages.company_a')
    .whereRef('conversations.company_b', '=', 'messages.company_b')
    .returning([
      told('a'),
      told('b'),
      publishConversationChange(sql.ref('messages.company_a'), sql.ref('messages.company_b')),
    ])
    .execute();
  return trx
    .updateTable('messages')
    .set({ content: '', files: '[]', card_type: null, card_id: null, card_title: null, deleted_at: at })
    .where('id', '=', id)
    .returning(messageColumns)
    .executeTakeFirstOrThrow();
}
