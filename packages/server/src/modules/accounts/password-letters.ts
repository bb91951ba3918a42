import { letterPaths } from '@guildhall/contract/letter-paths';
import { passwordChangedWords, passwordResetWords, type LetterWriters } from '#mail/letters.ts';
import { linkTo, newLinkToken, toBytes } from './link-token.ts';
import { insertPasswordReset } from './password-resets.ts';

/** How long the link of a letter works, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** The row of the letter that tells the owner of an account that its password was changed. */
export const passwordChangedLetter = (id: string, recipient: string) =>
  ({ id, kind: 'password-changed', recipient, parameters: {} }) as const;

export const passwordLetters: Pick<LetterWriters, 'password-reset' | 'password-changed'> = {
  /** The token is made here, so that it is stored nowhere but in the letter, and so that the hour starts now. */
  async 'password-reset'({ recipient }, { db, now, publicUrl }) {
    const token = newLinkToken();
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + lifetime);
    const tokenHash = toBytes(token);
    const isStored = await insertPasswordReset(db, { tokenHash, email: recipient, createdAt, expiresAt });
    return isStored ? passwordResetWords(publicUrl + linkTo(letterPaths.resetPassword, token)) : undefined;
  },
  async 'password-changed'(_letter, { publicUrl }) {
    return passwordChangedWords(publicUrl + letterPaths.forgotPassword);
  },
};
