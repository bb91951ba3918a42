import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#db/schema.ts';
import { TooManyRequestsError } from '#http/errors.ts';

/** What the limiter needs of a node-postgres client, on our query builder. */
const storeClient = (db: Kysely<Database>) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
  },
});

interface Limit {
  keyPrefix: string;
  points: number;
  /** Length of the window, in seconds. */
  duration: number;
}

/** Counts in the database, so that all nodes count together and a restart forgets nothing. */
export const createLimiter = (db: Kysely<Database>, limit: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: storeClient(db),
    storeType: 'client',
    tableName: 'attempts',
    tableCreated: true,
    ...limit,
  });

/** Counts one attempt. Throws TooManyRequestsError when there were too many. */
export async function count(limit: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (refused.msBeforeNext <= 2 * limit.msDuration) {
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
    // It was begun by a clock that was ahead by more than nodes may differ, and would lock out for as long.
    await limit.delete(key);
    await count(limit, key);
  }
}
