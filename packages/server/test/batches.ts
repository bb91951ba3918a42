import { sql } from 'kysely';
import type { TestServer } from './server.ts';

/** A change of a company's product that somebody has touched since. Returns its id. */
export async function newBatch(
  { context: { db, newId } }: TestServer,
  { own, product }: { own: string; product: string },
): Promise<string> {
  const id = newId();
  await sql`insert into batches values (${id}, ${own}, ${newId()}, 'change', now())`.execute(db);
  await sql`insert into batch_products values (${id}, ${product}, '{}', 0, 0, 'active')`.execute(db);
  return id;
}
