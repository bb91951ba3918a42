import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { firstId } from '#modules/owned-rows.ts';
import { toProduct } from '../product.ts';
import { listProductsAfter } from '../queries.ts';
import { defuse, toLine } from './cells.ts';
import { columnNames, writeCells } from './columns.ts';

const pageRows = 500;
/** Tells spreadsheets that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** The active products of a company as CSV, each page read when the one before is taken. */
export async function* exportProducts(db: Kysely<Database>, companyId: string): AsyncGenerator<string> {
  yield byteOrderMark + toLine(columnNames);
  for (let after: string | undefined = firstId; after !== undefined;) {
    const rows = await listProductsAfter(db, companyId, after, pageRows);
    const cells = rows.map(toProduct).map(writeCells);
    if (rows.length > 0)
      yield cells.map((row) => toLine(columnNames.map((name) => defuse(row[name])))).join('');
    after = rows.length === pageRows ? rows.at(-1)!.id : undefined;
  }
}
