import { NewProduct } from '@guildhall/contract';
import { createValidator } from '#http/validation.ts';
import { findPriceBreakErrors } from '../price-breaks.ts';
import { skuKey, toSku } from '../sku.ts';
import { columnOf, readCells, type Cells, type Listing } from './columns.ts';
import { readRows } from './read-rows.ts';
import type { Report } from './report.ts';

/** A right row with a SKU that no row above has. */
export interface CheckedRow {
  row: number;
  cells: Cells;
}

/** Right rows as JSON: parsed rows of a whole file would take several times the memory. */
export type Chunk = string;

/** Rows of a chunk: the values of a statement that writes them. */
const chunkRows = 100;

export const parseChunk = (chunk: Chunk): CheckedRow[] => JSON.parse(chunk) as CheckedRow[];

const byColumn = (errors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(errors)
      .toReversed()
      .map(([field, sentence]) => [columnOf(field), sentence]),
  );

/** Compiled when it is first needed. */
let validate: ReturnType<typeof createValidator> | undefined;

/** A sentence for each column of a row that is wrong by itself. */
function findErrors(cells: Cells, excess: number): Record<string, string> {
  if (excess > 0) return { '': 'The row has more cells than the header.' };
  validate ??= createValidator(NewProduct);
  const product = readCells(cells);
  const errors = validate(product);
  return byColumn(Object.keys(errors).length > 0 ? errors : findPriceBreakErrors(product as Listing));
}

/** What is kept of a file. */
export interface CheckedFile {
  chunks: Chunk[];
  /** The SKUs of all right rows. */
  skus: string[];
  /** Of the bytes of the file. */
  hash: string;
}

/** Reads and checks the rows of a file while it arrives. Throws an HttpError when it is no such file. */
export async function checkRows(body: AsyncIterable<Buffer>, report: Report): Promise<CheckedFile> {
  const file: CheckedFile = { chunks: [], skus: [], hash: '' };
  const known = new Set<string>();
  let rows: CheckedRow[] = [];
  const endChunk = () => {
    if (rows.length > 0) file.chunks.push(JSON.stringify(rows));
    rows = [];
  };
  for await (const { row, cells, excess } of readRows(body, (hash) => (file.hash = hash))) {
    report.counts.rows += 1;
    const errors = findErrors(cells, excess);
    const { sku = '' } = cells;
    if (Object.keys(errors).length > 0) report.wrong(row, errors);
    else if (known.has(skuKey(sku))) report.skip(row, 'A row above has this SKU.');
    else {
      if (sku !== '') {
        known.add(skuKey(sku));
        file.skus.push(toSku(sku));
      }
      rows.push({ row, cells });
      if (rows.length === chunkRows) endChunk();
    }
  }
  endChunk();
  return file;
}
