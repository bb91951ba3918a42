import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { BadRequestError } from '#http/errors.ts';
import { normalizePassword } from './password.ts';

/** As the contract's schemas have it of the text as it is typed. */
const leastCharacters = 8;
/** What is guessed with fewer tries than this falls to patient guessing, whatever the limits. */
const leastGuesses = 1_000_000;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // The work grows faster than the text: 20 ms for so many characters at worst, 90 ms for three times as many.
  maxLength: 32,
});

/** A company's name and address, whole and in parts: who guesses begins with them. */
const ownWords = (companyName: string, email: string): string[] => [
  'guildhall',
  companyName,
  companyName.replaceAll(/\s+/g, ''),
  ...companyName.split(/\s+/),
  email,
  ...email.split('@'),
  ...email.split(/[@.]/),
];

/**
 * Refuses a password that is easy to guess: common, patterned, or made of the company's own words. Throws
 * BadRequestError that names `field`.
 */
export function refuseWeakPassword(
  field: string,
  password: string,
  { companyName, email }: { companyName: string; email: string },
): void {
  const normal = normalizePassword(password);
  if (Array.from(normal).length < leastCharacters)
    throw new BadRequestError({ [field]: `Password must have at least ${leastCharacters} characters.` });
  if (estimator.check(normal.trim(), ownWords(companyName, email)).guesses >= leastGuesses) return;
  throw new BadRequestError({ [field]: 'This password is easy to guess. Please choose another one.' });
}
