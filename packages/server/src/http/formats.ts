import { parseFileUrl } from '#file-url.ts';
import { isPublicHost } from './public-host.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** Lower case only, as the server writes ids, so that equal ids are equal text. */
export const isId = (text: string): boolean => uuid.test(text);

/** NUL and lone surrogates: valid in JSON, but PostgreSQL cannot store them. */
const unstorable = /[\0\p{Cs}]/u;

/** Text that PostgreSQL can store. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** Text that a header carries unchanged. */
export const isVisibleAscii = (text: string): boolean => /^[!-~]*$/.test(text);

/** A code of the Harmonised System of Nomenclature, or none. */
export const isHsnCode = (text: string): boolean => /^(\d{4,8})?$/.test(text);

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][\dA-Z]Z[\dA-Z]$/;

/** The last character of a GSTIN: a check sum of the others, each of which is a digit of base 36. */
function gstinCheck(others: string): string {
  let sum = 0;
  for (let index = 0; index < others.length; index += 1) {
    const product = parseInt(others[index]!, 36) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}

/** The number of a company for the goods and services tax of India, or none. */
export const isGstin = (text: string): boolean =>
  text === '' || (gstinForm.test(text) && gstinCheck(text.slice(0, -1)) === text.at(-1));

/** A zone that the platform knows by a name; it also takes offsets from UTC, which have no daylight saving. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: text }));
  } catch {
    return false;
  }
}

/**
 * Control characters, line ends, and what embeds, overrides or isolates a direction, which makes one name look like
 * another. Single marks of direction stay: without them a name in Arabic or Hebrew with a Latin part is drawn in the wrong
 * order.
 */
const notInOneLine = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff]/u;

/** Text for a name, a category or the like. */
export const isOneLine = (text: string): boolean => !notInOneLine.test(text);

/** An address that a browser can follow. */
export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);

/** An address that every browser may load a picture or a film from. */
export function isMediaUrl(text: string): boolean {
  if (!isHttpUrl(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && isPublicHost(hostname);
}

/** An address of a picture: as above, or of a file on this server. Whose file it is, is checked when it is saved. */
export const isPictureUrl = (text: string): boolean => isId(parseFileUrl(text)?.id ?? '') || isMediaUrl(text);

/** A moment as JSON has it, in milliseconds, in years of four digits: PostgreSQL reads no others. */
export function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(time) && new Date(time).toISOString() === text;
}

/** A day of the calendar, written `2026-11-22`, in years of four digits. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
