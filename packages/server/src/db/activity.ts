import { rights, type ActivityAction, type Right } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

interface NewActivity {
  id: string;
  memberId: string;
  action: ActivityAction;
  /** The id of what it is about. */
  subject: string;
  at: Date;
}

/**
 * Adds an entry to the activity of a member's company, if the member is active and has the right: false when not. The
 * member keeps the right until the transaction ends.
 */
export async function addActivity(
  db: Kysely<Database>,
  { id, memberId, action, subject, at }: NewActivity,
  right: Right,
): Promise<boolean> {
  const added = await db
    .insertInto('activity')
    .columns(['id', 'company_id', 'member_id', 'member_name', 'action', 'subject', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('members')
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
        .where('status', '=', 'active')
        .where('role', 'in', rights[right])
        .forShare(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
