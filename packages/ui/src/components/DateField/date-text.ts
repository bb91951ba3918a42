import { dateFormatOf, formatDate } from '#locale/format.ts';

/** A day in digits, in the order of the language. Written dates are read in the Gregorian calendar everywhere. */
const inDigits = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  calendar: 'gregory',
  numberingSystem: 'latn',
} as const;

type Unit = 'day' | 'month' | 'year';
const isUnit = (type: string): type is Unit => type === 'day' || type === 'month' || type === 'year';

const partsIn = (locale: string) => dateFormatOf(locale, inDigits).formatToParts(0);

/** How a date is written in a language: `DD/MM/YYYY`. `words` stand for the units. */
export const patternOf = (locale: string, words: Readonly<Record<Unit, string>>): string =>
  partsIn(locale)
    .map(({ type, value }) => (isUnit(type) ? words[type] : value))
    .join('');

/** Whether this is a day as `YYYY-MM-DD`. The 31st of February would be read as the 3rd of March. */
export function isDate(text: string): boolean {
  const read = new Date(text);
  return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === text;
}

/** Writes a date so that `parseDateText` reads it back; empty for none. */
export const writeDate = (date: string, locale: string): string =>
  date === '' ? '' : formatDate(date, { locale }, inDigits);

/** The numbers in a text; six or eight digits alone, in the order of the language, for a number pad may have no separator. */
function groupsOf(text: string, order: readonly Unit[]): string[] | undefined {
  const apart = /^\s*(\d+)\D+(\d+)\D+(\d+)\D*$/.exec(text)?.slice(1);
  const together = /^\s*(\d{6}|\d{8})\s*$/.exec(text)?.[1];
  if (apart || !together) return apart;
  const digits = together.split('');
  return order.map((unit) => digits.splice(0, unit === 'year' ? together.length - 4 : 2).join(''));
}

/** Puts what is written as a date into the order `YYYY-MM-DD`, even if there is no such day. */
function inOrder(text: string, locale: string): string | undefined {
  const local = partsIn(locale)
    .map(({ type }) => type)
    .filter(isUnit);
  const groups = groupsOf(text, local);
  if (!groups) return undefined;
  const order: readonly string[] = groups[0]!.length === 4 ? ['year', 'month', 'day'] : local;
  const [year = '', month = '', day = ''] = ['year', 'month', 'day'].map(
    (unit) => groups[order.indexOf(unit)],
  );
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads a date as a person writes it, in the order of the language or year first: `YYYY-MM-DD`, empty for nothing,
 * undefined for what is no date. A year of two digits is one from 2000 on.
 */
export function parseDateText(text: string, locale: string): string | undefined {
  if (text.trim() === '') return '';
  const date = inOrder(text, locale);
  return date !== undefined && isDate(date) ? date : undefined;
}

/** Whether this is written as a date, but its month has no such day: the 31st of February. */
export function isMissingDay(text: string, locale: string): boolean {
  const date = inOrder(text, locale) ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(date) && !isDate(date);
}
