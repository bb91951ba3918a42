import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#db/schema.ts';
import { TooManyRequestsError } from '#http/errors.ts';

/** The part of a node-postgres client that the limiter needs, on our query builder. */
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

/**
 * Counts in the database, so that all nodes share the count and it survives a restart. In a transaction it counts what is
 * done by it: one that is undone does not count.
 */
export const createLimiter = (db: Kysely<Database>, limit: Limit): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: storeClient(db),
    storeType: 'client',
    tableName: 'attempts',
    tableCreated: true,
    // It never ends by itself, so it is not for the limiters that are made for each transaction.
    clearExpiredByTimeout: !db.isTransaction,
    ...limit,
  });

/** Counts one attempt. Throws TooManyRequestsError, with this message, when there were too many. */
export async function count(limit: RateLimiterPostgres, key: string, message?: string): Promise<void> {
  try {
    await limit.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    if (refused.msBeforeNext <= 2 * limit.msDuration) {
      throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)), message);
    }
    // Its window was started by a wrong clock, too far ahead, and would lock callers out for too long.
    await limit.delete(key);
    await count(limit, key, message);
  }
}
