import { letterPaths } from '@guildhall/contract/letter-paths';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';
import {
  confirmEmailWords,
  confirmNewEmailWords,
  emailChangeRequestedWords,
  emailReplacedWords,
  emailTakenWords,
  newEmailUsedWords,
  type LetterWriters,
} from '#mail/letters.ts';
import { enqueueLetter } from '#mail/outbox.ts';
import { insertEmailLink } from './email-links.ts';
import { linkTo, newLinkToken, toBytes } from './link-token.ts';

/** How long the link of a letter works, in milliseconds. */
const lifetime = 24 * 60 * 60 * 1000;

interface Addressee {
  id: string;
  memberId: string;
  email: string;
}

/** Sends a member a link that proves an address, which is the member's or the new one that it has asked for. */
export const sendEmailLink = (db: Kysely<Database>, { id, memberId, email }: Addressee) =>
  enqueueLetter(db, { id, kind: 'email-link', recipient: email, parameters: { memberId } });

export const emailLetters: Pick<
  LetterWriters,
  'email-link' | 'email-change-requested' | 'email-replaced' | 'email-used'
> = {
  /**
   * The token is made here, so that it is stored nowhere but in the letter, and so that the day starts now. Only here it
   * is found out whether a new address has an account, which the member who has asked for it does not learn.
   */
  async 'email-link'({ recipient, parameters: { memberId } }, { db, now, publicUrl }) {
    const token = newLinkToken();
    const expiresAt = new Date(now().getTime() + lifetime);
    const kind = await insertEmailLink(db, {
      tokenHash: toBytes(token),
      memberId,
      email: recipient,
      expiresAt,
    });
    if (kind === undefined) return undefined;
    if (kind === 'taken') return emailTakenWords(publicUrl + letterPaths.forgotPassword);
    const address = publicUrl + linkTo(letterPaths.confirmEmail, token);
    return kind === 'own' ? confirmEmailWords(address) : confirmNewEmailWords(address);
  },
  async 'email-change-requested'(_letter, { publicUrl }) {
    return emailChangeRequestedWords(publicUrl + letterPaths.forgotPassword);
  },
  async 'email-replaced'(_letter, { publicUrl }) {
    return emailReplacedWords(publicUrl);
  },
  async 'email-used'(_letter, { publicUrl }) {
    return newEmailUsedWords(publicUrl);
  },
};
