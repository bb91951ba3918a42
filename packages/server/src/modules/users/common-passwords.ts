import { dictionary } from '@zxcvbn-ts/language-common';
import { BadRequestError } from '#http/errors.ts';

/** In small letters, as they are compared. Shorter ones are refused for their length. */
const common = new Set([...dictionary['passwords-common'].filter(({ length }) => length >= 8), 'guildhall']);

/**
 * Refuses a password that is among the most common ones, or one of the company's own `words` (its name, its
 * address), whatever the letter case: those are guessed first. Throws BadRequestError that names `field`.
 */
export function refuseCommonPassword(field: string, password: string, words: readonly string[] = []): void {
  const plain = password.trim().toLowerCase();
  if (!common.has(plain) && words.every((word) => word.trim().toLowerCase() !== plain)) return;
  throw new BadRequestError({ [field]: 'This password is easy to guess. Please choose another one.' });
}
