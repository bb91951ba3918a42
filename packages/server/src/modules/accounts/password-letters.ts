import { randomBytes } from 'node:crypto';
import { letterPaths } from '@guildhall/contract/letter-paths';
import { passwordChangedWords, passwordResetWords, type LetterWriters } from '#mail/letters.ts';
import { hashOf } from '#http/session.ts';
import { insertPasswordReset } from './queries.ts';

/** How long the link of a letter works, in milliseconds. */
const lifetime = 60 * 60 * 1000;

/** The hash of a token, as it is stored. */
export const toBytes = (token: string): Buffer => Buffer.from(hashOf(token), 'hex');

/** Where a password is chosen. The token is in the fragment, which browsers send to no server and no other page. */
const resetPath = (token: string) => `${letterPaths.resetPassword}#token=${token}`;

/** The row of the letter that tells the owner of an account that its password was changed. */
export const passwordChangedLetter = (id: string, recipient: string) =>
  ({ id, kind: 'password-changed', recipient, parameters: {} }) as const;

export const passwordLetters: Pick<LetterWriters, 'password-reset' | 'password-changed'> = {
  /** The token is made here, so that it is stored nowhere but in the letter, and so that the hour starts now. */
  async 'password-reset'({ recipient }, { db, now, publicUrl }) {
    const token = randomBytes(32).toString('base64url');
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + lifetime);
    const tokenHash = toBytes(token);
    const isStored = await insertPasswordReset(db, { tokenHash, email: recipient, createdAt, expiresAt });
    return isStored ? passwordResetWords(publicUrl + resetPath(token)) : undefined;
  },
  async 'password-changed'(_letter, { publicUrl }) {
    return passwordChangedWords(publicUrl + letterPaths.forgotPassword);
  },
};
