import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { networkOf } from '#http/caller-network.ts';
import { count, createLimiter } from './rate-limit.ts';

/** New companies from one address within an hour; only a program signs up more. */
const limit = { points: 100, duration: 60 * 60 };

/** Counts sign-ups by address. `attempt` throws TooManyRequestsError when there were too many. */
export function createSignUpLimit(db: Kysely<Database>) {
  const byAddress = createLimiter(db, { keyPrefix: 'sign-up', ...limit });
  return {
    attempt: (ip: string) => count(byAddress, networkOf(ip)),
  };
}
