import type { ImportQuery } from '@guildhall/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { findForeignPictures, foreignPicture, type ProductPictures } from '#modules/files/links.ts';
import type { ProductChange, SeenProduct } from '../batches.ts';
import { findPriceBreakErrors } from '../price-breaks.ts';
import { toColumns, toProduct } from '../product.ts';
import { findBySku, findProducts } from '../queries.ts';
import { skuKey } from '../sku.ts';
import { parseChunk, type CheckedFile, type CheckedRow } from './check-rows.ts';
import { columnOf, mergeCells, toListing } from './columns.ts';
import type { Report } from './report.ts';

type Db = Kysely<Database>;

/** The ids of a company's products by the keys of their SKUs. */
export type KnownSkus = ReadonlyMap<string, readonly string[]>;

/** Which of these SKUs the company's products have. */
async function findKnownSkus(db: Db, companyId: string, skus: readonly string[]): Promise<KnownSkus> {
  const known = new Map<string, string[]>();
  if (skus.length === 0) return known;
  for (const { id, sku } of await findBySku(db, companyId, skus)) {
    const key = skuKey(sku);
    known.set(key, [...(known.get(key) ?? []), id]);
  }
  return known;
}

interface PlanOptions {
  companyId: string;
  knownSkus: KnownSkus;
  known: NonNullable<ImportQuery['known']>;
  newId: () => string;
}

type Planned = ProductChange & ProductPictures & { row: number };

/** What to write for the rows of a chunk. */
interface Plan {
  added: Planned[];
  updated: (Planned & SeenProduct)[];
}

/** Decides what becomes of right rows, by what the company has already. */
async function planRows(
  db: Db,
  rows: readonly CheckedRow[],
  { companyId, knownSkus, known, newId }: PlanOptions,
  report: Report,
): Promise<Plan> {
  const plan: Plan = { added: [], updated: [] };
  const toUpdate: (CheckedRow & { id: string })[] = [];
  for (const { row, cells } of rows) {
    const ids = knownSkus.get(skuKey(cells.sku ?? '')) ?? [];
    if (ids.length > 1) report.skip(row, 'Several of your products have this SKU.');
    else if (ids.length === 1 && known === 'skip') report.skip(row, 'One of your products has this SKU.');
    else if (ids.length === 1) toUpdate.push({ row, cells, id: ids[0]! });
    else {
      const listing = toListing(cells);
      plan.added.push({
        id: newId(),
        logId: newId(),
        row,
        columns: newColumns(listing),
        images: listing.images ?? [],
      });
    }
  }
  const stored = new Map(
    toUpdate.length === 0
      ? []
      : (
          await findProducts(
            db,
            toUpdate.map(({ id }) => id),
          )
        ).map((each) => [each.id, toProduct(each)] as const),
  );
  for (const { row, cells, id } of toUpdate) {
    const product = stored.get(id)!;
    const { merged, changes } = mergeCells(product, cells);
    const errors = findPriceBreakErrors(merged, { keepsBreaks: changes.priceBreaks === undefined });
    if (Object.keys(errors).length > 0)
      report.wrong(
        row,
        Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [columnOf(field), sentence])),
      );
    else if (Object.keys(changes).length > 0)
      plan.updated.push({
        id,
        version: product.version,
        stockQuantity: product.stockQuantity,
        logId: newId(),
        row,
        columns: toColumns(changes),
        images: changes.images ?? [],
      });
  }
  return withOwnPictures(db, companyId, plan, report);
}

/** A new product as columns. */
export const newColumns = ({ industry, ...listing }: ReturnType<typeof toListing>) => ({
  ...toColumns(listing),
  industry,
  status: 'active',
});

/** The plan without the rows that refer to pictures of others. */
async function withOwnPictures(
  db: Db,
  companyId: string,
  { added, updated }: Plan,
  report: Report,
): Promise<Plan> {
  const foreign = await findForeignPictures(db, companyId, [...added, ...updated]);
  for (const { id, row } of [...added, ...updated]) {
    if (foreign.has(id)) report.wrong(row, { images: foreignPicture });
  }
  const isOwn = ({ id }: Planned) => !foreign.has(id);
  return { added: added.filter(isOwn), updated: updated.filter(isOwn) };
}

/** What to write for a file. */
export interface FilePlan {
  /** A `Plan` each, as JSON like the chunks of the file. */
  plans: string[];
  /** The products to update, as they were when it was planned. */
  seen: SeenProduct[];
  report: Report;
}

export const parsePlan = (plan: string): Plan => JSON.parse(plan) as Plan;

/** Decides what becomes of a file, and counts it in a copy of the report. Locks nothing. */
export async function planFile(
  db: Db,
  { chunks, skus }: CheckedFile,
  { report: before, ...options }: Omit<PlanOptions, 'knownSkus'> & { report: Report },
): Promise<FilePlan> {
  const report = before.copy();
  const knownSkus = await findKnownSkus(db, options.companyId, skus);
  const plans: string[] = [];
  const seen: SeenProduct[] = [];
  for (const chunk of chunks) {
    const plan = await planRows(db, parseChunk(chunk), { ...options, knownSkus }, report);
    report.counts.added += plan.added.length;
    report.counts.updated += plan.updated.length;
    seen.push(...plan.updated.map(({ id, version, stockQuantity }) => ({ id, version, stockQuantity })));
    if (plan.added.length + plan.updated.length > 0) plans.push(JSON.stringify(plan));
  }
  return { plans, seen, report };
}
