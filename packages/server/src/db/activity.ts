import { rights, type ActivityAction, type Right } from '@guildhall/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CompaniesTable, Database } from './schema.ts';

interface NewActivity {
  id: string;
  memberId: string;
  action: ActivityAction;
  /** The id of what it is about. */
  subject: string;
  at: Date;
}

/**
 * Adds an entry to the activity of a member's company, if the member is active and has the right, and the company is
 * active too: false when not. The member keeps the right until the transaction ends, and the company does not leave.
 *
 * @param statuses what the company may be instead.
 */
export async function addActivity(
  db: Kysely<Database>,
  { id, memberId, action, subject, at }: NewActivity,
  right: Right,
  statuses: readonly Selectable<CompaniesTable>['status'][] = ['active'],
): Promise<boolean> {
  const added = await db
    .insertInto('activity')
    .columns(['id', 'company_id', 'member_id', 'member_name', 'action', 'subject', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('members')
        .innerJoin('companies', 'companies.id', 'members.company_id')
        .select([
          sql<string>`${id}::uuid`.as('id'),
          'company_id',
          'members.id as member_id',
          'name as member_name',
          sql<ActivityAction>`${action}::text`.as('action'),
          sql<string>`${subject}::uuid`.as('subject'),
          sql<Date>`${at}::timestamptz`.as('at'),
        ])
        .where('members.id', '=', memberId)
        .where('members.status', '=', 'active')
        .where('role', 'in', rights[right])
        .where('companies.status', 'in', statuses)
        .forShare('members')
        .forKeyShare('companies'),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
