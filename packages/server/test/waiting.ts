import { sql, type Kysely } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#db/schema.ts';

/** Resolves once so many queries of this database wait for a lock. */
export async function untilWaiting(db: Kysely<Database>, queries: number): Promise<void> {
  const count = async () =>
    (
      await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    ).rows.length;
  await expect.poll(count).toBe(queries);
}
