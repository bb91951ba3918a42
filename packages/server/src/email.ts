import { invisible } from './invisible.ts';

const parts = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const maxCharacters = 254;

/**
 * The one form in which an address is stored, looked up and counted: NFKC, lower case, trimmed. Two spellings are the same
 * account if and only if they have the same form.
 */
export const normalizeEmail = (text: string): string =>
  text.normalize('NFKC').toLowerCase().normalize('NFKC').trim();

/** Exactly one @, no white space, a dot in the domain, no invisible character; the same for its normal form. */
export const isEmail = (text: string): boolean => {
  const email = normalizeEmail(text);
  return parts.test(text) && parts.test(email) && !invisible.test(text) && email.length <= maxCharacters;
};
