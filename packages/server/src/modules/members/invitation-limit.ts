import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { networkOf } from '#http/caller-network.ts';
import { count, createLimiter } from '#modules/accounts/rate-limit.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** Within a day: letters to one address, of all companies, and letters of one company. Within an hour: invitations that one network opens, and its tries to join. */
const limits = {
  invited: { points: 5, duration: day },
  inviting: { points: 100, duration: day },
  open: { points: 30, duration: hour },
  join: { points: 30, duration: hour },
};

/** Counts invitations in the database, so that nobody is flooded with letters. */
export function createInvitationLimit(db: Kysely<Database>) {
  const limiter = (keyPrefix: keyof typeof limits) => createLimiter(db, { keyPrefix, ...limits[keyPrefix] });
  const toEmail = limiter('invited');
  const ofCompany = limiter('inviting');
  const openFrom = limiter('open');
  const joinFrom = limiter('join');
  return {
    /** Counts a letter. Throws TooManyRequestsError after too many. */
    async attemptLetter(companyId: string, email: string): Promise<void> {
      const recipient = hash('sha256', email, 'base64url');
      // The recipient first: a company's letters are not used up by those that are refused.
      await count(toEmail, recipient, 'This address has been sent enough invitations for today.');
      await count(ofCompany, companyId, 'Your company has sent enough invitations for today.');
    },
    /** Throws TooManyRequestsError after too many tokens of invitations from one network. */
    attemptOpen: (ip: string): Promise<void> => count(openFrom, networkOf(ip)),
    /** Throws TooManyRequestsError after too many tries to join from one network. */
    attemptJoin: (ip: string): Promise<void> => count(joinFrom, networkOf(ip)),
  };
}
