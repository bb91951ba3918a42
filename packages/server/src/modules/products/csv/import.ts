import type { ImportQuery, ImportReport } from '@guildhall/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '#context.ts';
import { lockKey } from '#db/lock.ts';
import { requireSession } from '#http/auth.ts';
import { runCommandOnce } from '#http/command.ts';
import { linkImagesOfMany } from '#modules/files/links.ts';
import { addSearchWords, findSearchedText } from '#modules/search/words.ts';
import { changeProducts, insertBatch, insertProducts, limitStatements } from '../batches.ts';
import { parseChunk, type CheckedFile } from './check-rows.ts';
import { toListing } from './columns.ts';
import { findKnownSkus, newColumns, planRows } from './plan.ts';
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
  const knownSkus = await findKnownSkus(db, companyId, file.skus, { lock: false });
  for (const chunk of file.chunks) {
    const plan = await planRows(db, parseChunk(chunk), { companyId, knownSkus, known, newId }, report);
    report.counts.added += plan.added.length;
    report.counts.updated += plan.updated.length;
  }
  return report.finish({ dryRun: true, batchId: null });
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

/** Writes all right rows, or none, as a batch that can be taken back. */
export async function runImport(
  context: Context,
  { request, file, known, report }: Import,
): Promise<ImportReport> {
  const { companyId, memberId } = requireSession(request);
  const { dbWithoutTimeout, newId, now } = context;
  await addWords(context, file);
  return runCommandOnce({ ...context, db: dbWithoutTimeout }, request, async ({ trx, record }) => {
    await limitStatements(trx);
    // Imports on other nodes wait, so that two do not add the same SKU.
    await lockKey(trx, companyId);
    const knownSkus = await findKnownSkus(trx, companyId, file.skus, { lock: known === 'update' });
    const author = { memberId, reason: 'Imported', at: now() };
    const batchId = newId();
    let isStored = false;
    for (const chunk of file.chunks) {
      const { added, updated } = await planRows(
        trx,
        parseChunk(chunk),
        { companyId, knownSkus, known, newId },
        report,
      );
      if (added.length + updated.length === 0) continue;
      if (!isStored) {
        const batch = { id: batchId, company_id: companyId, member_id: memberId, created_at: author.at };
        await insertBatch(trx, { ...batch, kind: 'import' });
        isStored = true;
      }
      if (added.length > 0) await insertProducts(trx, { batchId, companyId }, added, author);
      if (updated.length > 0) await changeProducts(trx, batchId, updated, author);
      const pictures = [
        ...added.filter(({ images }) => images.length > 0),
        ...updated.filter(({ columns }) => 'images' in columns),
      ];
      await linkImagesOfMany(trx, companyId, pictures);
      report.counts.added += added.length;
      report.counts.updated += updated.length;
    }
    await record('products.imported', isStored ? batchId : companyId);
    return report.finish({ dryRun: false, batchId: isStored ? batchId : null });
  });
}
