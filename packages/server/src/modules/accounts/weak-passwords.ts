import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { BadRequestError } from '#http/errors.ts';
import { normalizePassword } from './password.ts';

/** As in the contract, there for the text as it is typed. */
const minCharacters = 8;
/** With fewer tries a slow attack could succeed within the log-in limits. */
const minGuesses = 1_000_000;

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  // The time grows faster than the text: at worst 20 ms for this many characters, 90 ms for three times as many.
  maxLength: 32,
});

/** A company's name and address, whole and in parts: an attacker tries them first. */
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
  if (Array.from(normal).length < minCharacters)
    throw new BadRequestError({ [field]: `Password must have at least ${minCharacters} characters.` });
  if (estimator.check(normal.trim(), ownWords(companyName, email)).guesses >= minGuesses) return;
  throw new BadRequestError({ [field]: 'This password is easy to guess. Please choose another one.' });
}
