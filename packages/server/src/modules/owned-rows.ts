import { sql, type Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

/** Below every id. */
export const firstId = '00000000-0000-0000-0000-000000000000';

/** Of each table that belongs to companies, the column that says to which. */
interface Owners {
  products: 'vendor_id';
  requests: 'client_id';
  quotes: 'client_id' | 'vendor_id';
  activity: 'company_id';
  batches: 'company_id';
  files: 'company_id';
}

/** The ids of the rows of a company after one, in order. */
export async function rowsOf<Table extends keyof Owners>(
  db: Kysely<Database>,
  table: Table,
  [column, companyId]: [Owners[Table], string],
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where ${sql.ref(column)} = ${companyId}::uuid and id > ${after}::uuid order by id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
