import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '#db/schema.ts';
import { TooManyRequestsError } from './errors.ts';

const seconds = 15 * 60;
/**
 * Failed log-ins within `seconds`. The strict limit is for one account from one address, so that a stranger
 * cannot lock a company out; the wide ones stop guessing that is spread over accounts or over addresses.
 */
const limits = { pair: 10, address: 100, account: 100 };

/** Counts log-in attempts in the database, so that all nodes count together and a restart forgets nothing. */
interface LogInLimit {
  /** Counts an attempt before its password is checked. Throws TooManyRequestsError when there were too many. */
  attempt(address: string, account: string): Promise<void>;
  /** Takes back the count of an attempt that succeeded. */
  succeeded(address: string, account: string): Promise<void>;
}

/** New companies from one address within an hour. A form is filled in faster by a machine only. */
const signUps = { points: 100, seconds: 60 * 60 };

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

const createLimiter = (db: Kysely<Database>, limit: Limit) =>
  new RateLimiterPostgres({
    storeClient: storeClient(db),
    storeType: 'client',
    tableName: 'attempts',
    tableCreated: true,
    ...limit,
  });

/** Counts one attempt. Throws TooManyRequestsError when there were too many. */
async function count(limit: RateLimiterPostgres, key: string): Promise<void> {
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

/** Counts sign-ups by address. `attempt` throws TooManyRequestsError when there were too many. */
export function createSignUpLimit(db: Kysely<Database>) {
  const { points, seconds: duration } = signUps;
  const byAddress = createLimiter(db, { keyPrefix: 'sign-up', points, duration });
  return {
    attempt: (address: string) => count(byAddress, address),
  };
}

/** `account` is compared without regard to letter case, as log-in does. */
export function createLogInLimit(db: Kysely<Database>): LogInLimit {
  const limiter = (keyPrefix: string, points: number) =>
    createLimiter(db, { keyPrefix, points, duration: seconds });
  const pair = limiter('pair', limits.pair);
  const byAddress = limiter('address', limits.address);
  const byAccount = limiter('account', limits.account);

  const keys = (address: string, account: string) => {
    // Anything may be typed into the form; a hash is short and keeps it out of the database.
    const name = createHash('sha256').update(account.toLowerCase()).digest('base64url');
    return [
      [pair, `${name}@${address}`],
      [byAddress, address],
      [byAccount, name],
    ] as const;
  };

  return {
    async attempt(address, account) {
      // In this order, and no further than the first that refuses: what the strict limit has refused must
      // not use up the wide ones.
      for (const [limit, key] of keys(address, account)) await count(limit, key);
    },
    async succeeded(address, account) {
      const [[, pairKey], ...wide] = keys(address, account);
      await Promise.all([pair.delete(pairKey), ...wide.map(([limit, key]) => limit.reward(key))]);
    },
  };
}
