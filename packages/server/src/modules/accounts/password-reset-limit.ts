import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { networkOf } from '#http/caller-network.ts';
import { TooManyRequestsError } from '#http/errors.ts';
import { count, createLimiter } from './rate-limit.ts';

const hour = 60 * 60;
/** Within an hour: letters to one address, calls that ask for one from one network, and tries of tokens from it. */
const limits = { letter: 3, forgotten: 30, reset: 30 };

/** Counts forgotten passwords in the database, those without an account too. */
export function createPasswordResetLimit(db: Kysely<Database>) {
  const limiter = (keyPrefix: keyof typeof limits) =>
    createLimiter(db, { keyPrefix, points: limits[keyPrefix], duration: hour });
  const toEmail = limiter('letter');
  const forgottenFrom = limiter('forgotten');
  const resetFrom = limiter('reset');
  return {
    /** Whether one more letter may go to an address. Throws TooManyRequestsError after too many calls from one network. */
    async mayWriteTo(email: string, ip: string): Promise<boolean> {
      await count(forgottenFrom, networkOf(ip));
      try {
        await count(toEmail, hash('sha256', email, 'base64url'));
        return true;
      } catch (error) {
        if (error instanceof TooManyRequestsError) return false;
        throw error;
      }
    },
    /** Throws TooManyRequestsError after too many tries of tokens from one network. */
    attemptReset: (ip: string): Promise<void> => count(resetFrom, networkOf(ip)),
  };
}
