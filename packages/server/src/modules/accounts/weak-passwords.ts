import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { BadRequestError } from '#http/errors.ts';
import { normalizePassword } from './password.ts';

/** As in the contract, there for the text as it is typed. */
const minCharacters = 8;
/** With fewer tries a slow attack could succeed within the log-in limits. */
const minGuesses = 1_000_000;

let loading: Promise<ZxcvbnFactory> | undefined;

/** Loads the words that people choose when the first password is chosen: they take 25 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [core, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new core.ZxcvbnFactory({
    dictionary,
    graphs: adjacencyGraphs,
    // The time grows faster than the text: at worst 20 ms for this many characters, 90 ms for three times as many.
    maxLength: 32,
  });
}

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
export async function refuseWeakPassword(
  field: string,
  password: string,
  { companyName, email }: { companyName: string; email: string },
): Promise<void> {
  const normal = normalizePassword(password);
  if (Array.from(normal).length < minCharacters)
    throw new BadRequestError({ [field]: `Password must have at least ${minCharacters} characters.` });
  const estimator = await (loading ??= loadEstimator());
  if (estimator.check(normal.trim(), ownWords(companyName, email)).guesses >= minGuesses) return;
  throw new BadRequestError({ [field]: 'This password is easy to guess. Please choose another one.' });
}
