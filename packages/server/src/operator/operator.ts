import type { ActivityAction } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '#db/schema.ts';
import { isId } from '#http/formats.ts';
import { invisible } from '#invisible.ts';
import { openReports } from '#modules/reports/queries.ts';
import { StartError } from '#start-error.ts';

type Db = Kysely<Database>;

/** Reports that one list shows. */
const listed = 100;

const invisibleRuns = new RegExp(`${invisible.source}+`, 'gu');
/** Text of others on one line. */
const toLine = (text: string): string => text.replaceAll(invisibleRuns, ' ').trim();

/** Who writes the activity of these commands: no member has this id. */
const operator = { member_id: '00000000-0000-0000-0000-000000000000', member_name: 'Operator' };

const addActivity = (
  trx: Db,
  {
    companyId,
    action,
    subject,
    at,
  }: { companyId: string; action: ActivityAction; subject: string; at: Date },
) =>
  trx
    .insertInto('activity')
    .values({ ...operator, id: newId(), company_id: companyId, action, subject, at })
    .execute();

function requireId(id: string): void {
  if (!isId(id)) throw new StartError(`"${toLine(id)}" is no id. npm run operator -- list shows ids.`);
}

/** The open reports, the oldest first. */
export async function listReports(db: Db): Promise<string> {
  const rows = await openReports(db)
    .orderBy('reports.id')
    .limit(listed + 1)
    .execute();
  if (rows.length === 0) return 'There is no open report.';
  const reports = rows
    .slice(0, listed)
    .map((row) =>
      [
        `${row.id}  ${row.createdAt.toISOString()}`,
        `  ${row.targetType} ${row.targetId}: ${toLine(row.excerpt ?? 'deleted')}`,
        `  of ${toLine(row.reportedName)}, company ${row.reportedId}, ${row.reportedStatus}`,
        `  reported by ${toLine(row.reporterName)}: ${toLine(row.reason)}`,
      ].join('\n'),
    );
  const more = rows.length > listed ? [`There are more. These are the oldest ${listed}.`] : [];
  return [...reports, ...more].join('\n\n');
}

/** A company as it is locked. */
async function lockCompany(trx: Db, id: string) {
  const company = await trx
    .selectFrom('companies')
    .select(['company_name as name', 'status'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!company) throw new StartError(`There is no company ${id}.`);
  return { ...company, name: toLine(company.name) };
}

const setStatus = (trx: Db, id: string, status: Database['companies']['status']['__select__']) =>
  trx.updateTable('companies').set({ status }).where('id', '=', id).execute();

/** Suspends a company: it is seen by nobody, and its sessions end. */
export function suspend(db: Db, id: string, reason: string): Promise<string> {
  requireId(id);
  return db.transaction().execute(async (trx) => {
    const { name, status } = await lockCompany(trx, id);
    if (status === 'suspended') return `${name} is suspended already.`;
    if (status === 'erased') throw new StartError(`The company ${id} is deleted.`);
    const at = new Date();
    await trx
      .insertInto('suspensions')
      .values({ company_id: id, status_before: status, reason, created_at: at })
      .execute();
    await setStatus(trx, id, 'suspended');
    await addActivity(trx, { companyId: id, action: 'company.suspended', subject: id, at });
    return `${name} is suspended.`;
  });
}

/** Makes a suspended company what it was before. */
export function restore(db: Db, id: string): Promise<string> {
  requireId(id);
  return db.transaction().execute(async (trx) => {
    const { name, status } = await lockCompany(trx, id);
    if (status !== 'suspended') throw new StartError(`${name} is not suspended: it is ${status}.`);
    const suspension = await trx
      .deleteFrom('suspensions')
      .where('company_id', '=', id)
      .returning('status_before')
      .executeTakeFirst();
    const restored = suspension?.status_before ?? 'active';
    await setStatus(trx, id, restored);
    await addActivity(trx, { companyId: id, action: 'company.restored', subject: id, at: new Date() });
    return `${name} is ${restored} again.`;
  });
}

/** Closes a report. */
export function finish(db: Db, id: string): Promise<string> {
  requireId(id);
  return db.transaction().execute(async (trx) => {
    const at = new Date();
    const report = await trx
      .updateTable('reports')
      .set({ done_at: at })
      .where('id', '=', id)
      .where('done_at', 'is', null)
      .returning('company_id as companyId')
      .executeTakeFirst();
    if (!report) throw new StartError(`There is no open report ${id}.`);
    await addActivity(trx, { companyId: report.companyId, action: 'report.done', subject: id, at });
    return `The report ${id} is done.`;
  });
}
