import { sql, type Kysely } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Lets the transactions that lock the same key run one after the other: so that what one counts stays as it is until it
 * has added to it. Not the row of the company, which a log-in locks after its member.
 */
export async function lockKey(trx: Kysely<Database>, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}
