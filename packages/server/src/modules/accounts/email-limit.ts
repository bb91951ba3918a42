import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { networkOf } from '#http/caller-network.ts';
import { count, createLimiter } from './rate-limit.ts';

const hour = 60 * 60;
/** Within an hour: letters with a link to one address, of one member, and tries of tokens from one network. */
const limits = { proven: 3, proving: 10, confirm: 30 };

/** Counts letters that prove an address in the database, so that nobody is flooded with them. */
export function createEmailLimit(db: Kysely<Database>) {
  const limiter = (keyPrefix: keyof typeof limits) =>
    createLimiter(db, { keyPrefix, points: limits[keyPrefix], duration: hour });
  const toEmail = limiter('proven');
  const ofMember = limiter('proving');
  const confirmFrom = limiter('confirm');
  return {
    /** Counts a letter. Throws TooManyRequestsError after too many, whoever has the address. */
    async attemptLetter(memberId: string, email: string): Promise<void> {
      const message = 'This address has been sent enough emails for now. Please try again later.';
      await count(toEmail, hash('sha256', email, 'base64url'), message);
      await count(ofMember, memberId);
    },
    /** Throws TooManyRequestsError after too many tries of tokens from one network. */
    attemptConfirmation: (ip: string): Promise<void> => count(confirmFrom, networkOf(ip)),
  };
}
