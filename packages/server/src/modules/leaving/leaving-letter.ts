import { letterPaths } from '@guildhall/contract/letter-paths';
import type { Kysely } from 'kysely';
import { dayOf } from '#dates.ts';
import type { Database } from '#db/schema.ts';
import { companyDeletedWords, type LetterParameters, type LetterWriters } from '#mail/letters.ts';
import { enqueueLetters } from '#mail/outbox.ts';

type Db = Kysely<Database>;

/** The members of companies that have not been removed. */
const activeMembers = (db: Db) => db.selectFrom('members').where('members.status', '=', 'active');

/** Tells the other members of a company that one has deleted it. */
export async function tellMembers(
  trx: Db,
  { companyId, memberId, newId }: { companyId: string; memberId: string; newId: () => string },
): Promise<void> {
  const others = await activeMembers(trx)
    .select(['id', 'email'])
    .where('company_id', '=', companyId)
    .where('id', '<>', memberId)
    .execute();
  await enqueueLetters(
    trx,
    others.map(({ id, email }) => ({
      id: newId(),
      kind: 'company-deleted',
      recipient: email,
      parameters: { memberId: id, byMemberId: memberId },
    })),
  );
}

/** What a member is told of the end of the company; undefined when the company has come back. */
const findDeletion = (db: Db, { memberId, byMemberId }: LetterParameters['company-deleted']) =>
  activeMembers(db)
    .innerJoin('companies', 'companies.id', 'members.company_id')
    .innerJoin('members as by', 'by.company_id', 'companies.id')
    .select([
      'members.email',
      'members.role',
      'by.name as deletedBy',
      'companies.company_name as companyName',
      'companies.zone',
      'companies.leaving_until as until',
    ])
    .$narrowType<{ until: Date }>()
    .where('members.id', '=', memberId)
    .where('by.id', '=', byMemberId)
    .where('companies.status', '=', 'leaving')
    .executeTakeFirst();

export const leavingLetters: Pick<LetterWriters, 'company-deleted'> = {
  async 'company-deleted'({ recipient, parameters }, { db, publicUrl }) {
    const deletion = await findDeletion(db, parameters);
    if (deletion?.email !== recipient) return undefined;
    const { role, until, zone } = deletion;
    const facts = { ...deletion, day: dayOf(until, zone), isOwner: role === 'owner' };
    return companyDeletedWords(facts, publicUrl + letterPaths.home);
  },
};
