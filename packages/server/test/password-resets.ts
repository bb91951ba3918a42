import { passwordLetters } from '#modules/accounts/password-letters.ts';
import type { TestServer } from './server.ts';

/** The token in the link of a letter. */
export const tokenIn = (text: string): string => {
  const [, token] = /#token=([\w-]{43})/.exec(text) ?? [];
  if (token === undefined) throw new Error(`No link in: ${text}`);
  return token;
};

/** The token of a letter to the owner of an account, who need not have asked for it. */
export async function newPasswordReset({ context: { db, now } }: TestServer, email: string): Promise<string> {
  const letter = { recipient: email, parameters: {} };
  const words = await passwordLetters['password-reset'](letter, { db, now, publicUrl: 'http://x.example' });
  return tokenIn(words?.link.address ?? '');
}
