import type { ActivityAction, NewReport } from '@guildhall/contract';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { Database, ReportsTable } from '#db/schema.ts';
import { companyExists } from '#modules/connections/queries.ts';
import { isBetween } from '#modules/connections/expressions.ts';
import { findProduct } from '#modules/products/queries.ts';
import { findRequest } from '#modules/requests/queries.ts';

type Db = Kysely<Database>;

/** The company that a target is about, if `me` may see the target. */
export async function findReported(
  db: Db,
  { targetType, targetId }: NewReport,
  me: string,
): Promise<string | undefined> {
  switch (targetType) {
    case 'company':
      return (await companyExists(db, targetId, me)) ? targetId : undefined;
    case 'product':
      return (await findProduct(db, targetId, me))?.vendorId;
    case 'request':
      return (await findRequest(db, targetId, me))?.clientId;
    case 'message':
      return findSender(db, targetId, me);
  }
}

/** Who has sent a message that `me` can read: one of a conversation with a connected company. */
async function findSender(db: Db, messageId: string, me: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('messages')
    .innerJoin('connections', (join) =>
      join.on(isBetween(sql.ref('messages.company_a'), sql.ref('messages.company_b'))),
    )
    .select('messages.sender_id as senderId')
    .where('messages.id', '=', messageId)
    .where(sql<boolean>`${me}::uuid in (messages.company_a, messages.company_b)`)
    .where('connections.status', '=', 'connected')
    .executeTakeFirst();
  return row?.senderId;
}

/** An earlier report of a target by `me` that is open, and stays so until the transaction ends. */
export const lockOpenReport = (trx: Db, { targetType, targetId }: NewReport, me: string) =>
  trx
    .selectFrom('reports')
    .select(['id', 'reason'])
    .where('company_id', '=', me)
    .where('target_type', '=', targetType)
    .where('target_id', '=', targetId)
    .where('done_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** When `me` has last reported or added to a report since a time, the newest first, `limit` at most. */
export async function findReportTimes(trx: Db, me: string, since: Date, limit: number): Promise<Date[]> {
  const sent: ActivityAction = 'report.sent';
  const rows = await trx
    .selectFrom('activity')
    .select('at')
    .where('company_id', '=', me)
    // By this, as it is indexed.
    .where(sql`split_part(action, '.', 1)`, '=', sent.split('.')[0])
    .where('action', '=', sent)
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.at);
}

export const updateReason = (trx: Db, id: string, reason: string) =>
  trx.updateTable('reports').set({ reason }).where('id', '=', id).execute();

export const insertReport = (trx: Db, report: Insertable<ReportsTable>) =>
  trx.insertInto('reports').values(report).execute();

/** The beginning of what a report is about, in the words of its company; null when it is gone. */
const excerpt = sql<string | null>`left(case target_type
  when 'company' then reported.company_name
  when 'product' then (select name from products where products.id = target_id)
  when 'request' then (select request from requests where requests.id = target_id)
  else (select nullif(content, '') from messages where messages.id = target_id) end, 200)`;

/** Open reports with the names of their companies. */
export const openReports = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('companies as reporter', 'reporter.id', 'reports.company_id')
    .innerJoin('companies as reported', 'reported.id', 'reports.reported_id')
    .select([
      'reports.id',
      'reports.target_type as targetType',
      'reports.target_id as targetId',
      'reports.reason',
      'reports.created_at as createdAt',
      'reporter.company_name as reporterName',
      'reported.id as reportedId',
      'reported.company_name as reportedName',
      'reported.status as reportedStatus',
      excerpt.as('excerpt'),
    ])
    .where('done_at', 'is', null);
