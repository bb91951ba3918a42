import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { firstId, rowsOf } from '#modules/owned-rows.ts';

type Db = Kysely<Database>;

/** What an export reads. */
export interface Source {
  db: Db;
  companyId: string;
  now: () => Date;
}

/** An object with fields of JSON. */
export type Item = Record<string, unknown>;

/** Rows of a page. */
export const pageRows = 500;

export const toItem = (row: object): Item => row as Item;

/** Pages of rows that are found after the id of the last one. */
export async function* pagesBy<Row>(
  read: (after: string) => Promise<readonly Row[]>,
  idOf: (row: Row) => string,
  limit = pageRows,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | undefined = firstId; after !== undefined;) {
    const rows: readonly Row[] = await read(after);
    if (rows.length > 0) yield rows;
    after = rows.length === limit ? idOf(rows.at(-1)!) : undefined;
  }
}

/** Pages of ids of a company's rows. */
export const idsOf = <Of extends Parameters<typeof rowsOf>[1]>(
  { db, companyId }: Source,
  table: Of,
  column: Parameters<typeof rowsOf<Of>>[2][0],
  limit = pageRows,
) =>
  pagesBy(
    (after) => rowsOf(db, table, [column, companyId], { after, limit }),
    (id) => id,
    limit,
  );
