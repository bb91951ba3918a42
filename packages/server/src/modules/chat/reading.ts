import { rights } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { uuid } from '#db/uuid.ts';
import { publish } from '#modules/events/event.ts';
import type { Pair } from './conversation.ts';

interface Reading {
  pair: Pair;
  /** The company that has read, and its member. */
  reader: { companyId: string; memberId: string };
  messageId: string;
}

/**
 * Marks a conversation as read by a company up to a message, and tells the windows of both. It never goes back. Returns
 * whether the member may still do so, and whether the message is of this conversation.
 */
export async function markMessagesRead(
  db: Kysely<Database>,
  { pair: { a, b }, reader: { companyId: me, memberId }, messageId }: Reading,
): Promise<{ mayRead: boolean; isFound: boolean }> {
  const read = sql.ref(me === a ? 'read_a' : 'read_b');
  const told = (to: string) =>
    publish(uuid(to), 'message-read', { companyId: uuid(me), messageId: uuid(messageId) });
  const { rows } = await sql<{ mayRead: boolean; isFound: boolean }>`with reader as (
      select id from members
      where id = ${memberId} and status = 'active' and role = any(${rights.network}::text[])),
    message as (
      select seq from messages where id = ${messageId} and company_a = ${a} and company_b = ${b}),
    changed as (
      update conversations set ${read} = message.seq from reader, message
      where company_a = ${a} and company_b = ${b} and ${read} < message.seq
      returning ${told(a)}, ${told(b)})
    select exists (select from reader) as "mayRead", exists (select from message) as "isFound"`.execute(db);
  return rows[0]!;
}
