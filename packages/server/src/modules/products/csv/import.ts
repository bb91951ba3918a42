import type { ImportQuery, ImportReport } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { lockKey } from '#db/lock.ts';
import { requireSession } from '#http/auth.ts';
import { runCommand } from '#http/command.ts';
import { linkImagesOfMany } from '#modules/files/links.ts';
import { addSearchWords, findSearchedText } from '#modules/search/words.ts';
import { insertBatch } from '../batch-rows.ts';
import { changeProducts, insertProducts, limitStatements, lockAsSeen } from '../batches.ts';
import { parseChunk, type CheckedFile } from './check-rows.ts';
import { toListing } from './columns.ts';
import { newColumns, parsePlan, planFile, type FilePlan } from './plan.ts';
import type { Report } from './report.ts';

/** What an import needs besides its rows. */
interface Import {
  request: FastifyRequest;
  file: CheckedFile;
  known: NonNullable<ImportQuery['known']>;
  report: Report;
}

/** Says what an import would do. */
export async function tryImport(
  { db, newId }: Context,
  { request, file, known, report }: Import,
): Promise<ImportReport> {
  const { companyId } = requireSession(request);
  const planned = await planFile(db, file, { companyId, known, newId, report });
  return planned.report.finish({ dryRun: true, batchId: null });
}

/** Rows whose new words are added in one statement: each holds locks that other writes may wait for. */
const wordRows = 50;

/** Adds the words of all rows: before the transaction, so that nobody waits for more than one of these statements. */
async function addWords({ db }: Context, { chunks }: CheckedFile): Promise<void> {
  const text = await findSearchedText(db);
  for (const chunk of chunks) {
    const rows = parseChunk(chunk).map(({ cells }) => newColumns(toListing(cells)));
    for (let at = 0; at < rows.length; at += wordRows)
      await addSearchWords(db, text, rows.slice(at, at + wordRows));
  }
}

/** Plans a file, and locks the products to update; again when one of them has been changed meanwhile. */
async function planAndLock(...[trx, file, options]: Parameters<typeof planFile>): Promise<FilePlan> {
  for (;;) {
    const planned = await planFile(trx, file, options);
    if (await lockAsSeen(trx, planned.seen)) return planned;
  }
}

/**
 * Writes all right rows, or none, as a batch that can be taken back. Products are locked once all is planned, for others
 * who need them wait until they are written.
 */
export async function runImport(
  context: Context,
  { request, file, known, report }: Import,
): Promise<ImportReport> {
  const { companyId, memberId } = requireSession(request);
  const { dbWithoutTimeout, newId, now } = context;
  await addWords(context, file);
  return runCommand({ ...context, db: dbWithoutTimeout }, request, async ({ trx, record }) => {
    await limitStatements(trx);
    // Imports on other nodes wait, so that two do not add the same SKU.
    await lockKey(trx, companyId);
    const planned = await planAndLock(trx, file, { companyId, known, newId, report });
    const author = { memberId, reason: 'Imported', at: now() };
    const batchId = planned.plans.length > 0 ? newId() : null;
    if (batchId !== null) {
      const batch = { id: batchId, company_id: companyId, member_id: memberId, created_at: author.at };
      await insertBatch(trx, { ...batch, kind: 'import' });
      for (const plan of planned.plans) {
        const { added, updated } = parsePlan(plan);
        if (added.length > 0) await insertProducts(trx, { batchId, companyId }, added, author);
        if (updated.length > 0) await changeProducts(trx, batchId, updated, author);
        const pictures = [
          ...added.filter(({ images }) => images.length > 0),
          ...updated.filter(({ columns }) => 'images' in columns),
        ];
        await linkImagesOfMany(trx, companyId, pictures);
      }
    }
    await record('products.imported', batchId ?? companyId);
    return planned.report.finish({ dryRun: false, batchId });
  });
}
