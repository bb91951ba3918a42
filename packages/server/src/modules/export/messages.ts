import { toStoredFile } from '#modules/files/stored-file.ts';
import { pageRows, pagesBy, type Source } from './pages.ts';

const conversationSides = [
  ['company_a', 'company_b'],
  ['company_b', 'company_a'],
] as const;

export const messages = [
  'id',
  'companyId',
  'companyName',
  'direction',
  'content',
  'createdAt',
  'card',
  'files',
];

/** The messages with one company, by their numbers, which have no gap, without those that are deleted. */
async function* readConversation(
  { db, companyId }: Source,
  partner: { id: string; name: string },
  [mine, theirs]: (typeof conversationSides)[number],
) {
  for (let seq = 0; ; seq += pageRows) {
    const rows = await db
      .selectFrom('messages')
      .select(['id', 'sender_id', 'content', 'created_at', 'card_type', 'card_id', 'card_title', 'files'])
      .select('deleted_at')
      .where(mine, '=', companyId)
      .where(theirs, '=', partner.id)
      .where('seq', '>', seq)
      .where('seq', '<=', seq + pageRows)
      .orderBy('seq')
      .execute();
    const left = rows.filter((row) => row.deleted_at === null);
    yield left.map((row) => ({
      id: row.id,
      companyId: partner.id,
      companyName: partner.name,
      direction: row.sender_id === companyId ? 'sent' : 'received',
      content: row.content,
      createdAt: row.created_at,
      card: row.card_type && { type: row.card_type, id: row.card_id, title: row.card_title },
      files: row.files.map(toStoredFile),
    }));
    if (rows.length < pageRows) return;
  }
}

export async function* readMessages(source: Source) {
  const { db, companyId } = source;
  for (const side of conversationSides) {
    const [mine, theirs] = side;
    const partners = pagesBy(
      (after) =>
        db
          .selectFrom('conversations')
          .innerJoin('companies', 'companies.id', `conversations.${theirs}`)
          .select(['companies.id', 'companies.company_name as name'])
          .where(`conversations.${mine}`, '=', companyId)
          .where(`conversations.${theirs}`, '>', after)
          .orderBy(`conversations.${theirs}`)
          .limit(pageRows)
          .execute(),
      ({ id }) => id,
    );
    for await (const page of partners)
      for (const partner of page) yield* readConversation(source, partner, side);
  }
}
