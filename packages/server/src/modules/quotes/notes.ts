import type { DealParty } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { memberName } from '#modules/members/expressions.ts';

type Db = Kysely<Database>;

interface NewNote {
  id: string;
  quoteId: string;
  by: DealParty;
  memberId: string;
  text: string;
  at: Date;
}

/** Adds a note, and counts it. */
export async function insertNote(trx: Db, { id, quoteId, by, memberId, text, at }: NewNote): Promise<void> {
  await trx
    .insertInto('quote_notes')
    .values({ id, quote_id: quoteId, by, member_id: memberId, member_name: memberName(memberId), text, at })
    .execute();
  await trx
    .updateTable('quotes')
    .set((eb) => ({ note_count: eb('note_count', '+', 1) }))
    .where('id', '=', quoteId)
    .execute();
}

/** Whether a member has written this note on a quote since a moment. */
export async function hasNote(
  db: Db,
  { quoteId, memberId, text, since }: Pick<NewNote, 'quoteId' | 'memberId' | 'text'> & { since: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('quote_notes')
    .select('id')
    .where('quote_id', '=', quoteId)
    .where('member_id', '=', memberId)
    .where('text', '=', text)
    .where('at', '>=', new Date(since))
    .executeTakeFirst();
  return row !== undefined;
}
