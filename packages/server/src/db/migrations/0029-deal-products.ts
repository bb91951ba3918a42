import { sql, type Kysely } from 'kysely';

/**
 * The offers of which a line names a product.
 *
 * @public Called by Kysely's migrator.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index offers_lines_idx on offers using gin (lines jsonb_path_ops)`.execute(db);
}
