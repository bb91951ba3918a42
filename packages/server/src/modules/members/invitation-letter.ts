import { letterPaths } from '@guildhall/contract/letter-paths';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import { invitationWords, type LetterWriters } from '#mail/letters.ts';
import { linkTo, newLinkToken, toBytes } from '#modules/accounts/link-token.ts';
import { insertLink } from './invitation-links.ts';

interface Sending {
  invitationId: string;
  sending: number;
  byMail: boolean;
  now: Date;
}

/**
 * Makes a link of an invitation, and stores the hash of its token; undefined when the invitation is no longer open. The
 * letter and the inviting member each have a link of their own, so that no token is stored until the letter is written,
 * and so that only the one of the letter confirms the address.
 */
export async function makeLink(db: Kysely<Database>, sending: Sending) {
  const token = newLinkToken();
  const facts = await insertLink(db, { ...sending, tokenHash: toBytes(token) });
  return facts && { ...facts, link: linkTo(letterPaths.join, token) };
}

export const invitationLetters: Pick<LetterWriters, 'invitation'> = {
  async invitation({ parameters }, { db, now, publicUrl }) {
    const made = await makeLink(db, { ...parameters, byMail: true, now: now() });
    return made && invitationWords(made, publicUrl + made.link);
  },
};
