import { formatOf } from '#locale/format.ts';

/** How a locale writes numbers. */
interface Notation {
  /** Between groups of digits. A space stands for any kind of space. */
  group: string;
  /** Before the decimals. */
  decimal: string;
  /** The locale's ten digits, from zero. */
  digits: readonly string[];
}

const notations = new Map<string, Notation>();

function notationOf(locale: string): Notation {
  const known = notations.get(locale);
  if (known) return known;
  const parts = formatOf(locale, {}).formatToParts(1_234_567.8);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const plain = formatOf(locale, { useGrouping: false });
  const notation = {
    group: partOf('group').replace(/\s/, ' '),
    decimal: partOf('decimal'),
    digits: Array.from({ length: 10 }, (_, digit) => plain.format(digit)),
  };
  notations.set(locale, notation);
  return notation;
}

/** The text with Western digits and `-`, without the invisible marks that some locales write. */
function toPlain(text: string, { digits }: Notation): string {
  const western = Array.from(text.replaceAll(/\p{Cf}/gu, ''), (character) => {
    const digit = digits.indexOf(character);
    return digit === -1 ? character : String(digit);
  });
  return western.join('').replaceAll(/\s/g, ' ').replace('\u2212', '-').trim();
}

/** Digits in groups of three, or of two before the last three. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}$/;

/** A number as in code, such as `-1234.50`; undefined where the text is none. */
function toCode(text: string, notation: Notation): string | undefined {
  const { group, decimal } = notation;
  const plain = toPlain(text, notation);
  // A point is a decimal where it is nothing else, because number pads have one.
  const point = group !== '.' && !plain.includes(decimal) ? '.' : decimal;
  const [, sign, written = '', decimals = ''] =
    new RegExp(`^(-?)([^${point}]*)[${point}]?(\\d*)$`).exec(plain) ?? [];
  const integer = written.replaceAll(group, ',');
  const isNumber = /^\d*$/.test(integer) || grouped.test(integer);
  if (sign === undefined || !isNumber || integer + decimals === '') return undefined;
  return `${sign}${integer.replaceAll(',', '') || '0'}.${decimals}`;
}

/**
 * Reads a number as people write it in a locale: `1,00,000` and `100000` in `en-IN`, `1.234,50` in `de`. Null for
 * nothing, NaN for what is no number there, such as `1.5` in `de`, where the point groups digits by three.
 */
export const parseNumber = (text: string, locale: string): number | null =>
  text.trim() === '' ? null : Number(toCode(text, notationOf(locale)));

/** Writes a number in a locale's groups, so that `parseNumber` reads it back; nothing for null and NaN. */
export const writeNumber = (value: number | null, locale: string, minimumFractionDigits = 0): string =>
  value === null || Number.isNaN(value)
    ? ''
    : formatOf(locale, { minimumFractionDigits, maximumFractionDigits: 20 }).format(value);

/** A text in the locale's groups, with the decimals that it has, or more; as it is where it is no number. */
export function rewriteNumber(text: string, locale: string, minimumFractionDigits = 0): string {
  const code = toCode(text, notationOf(locale));
  const decimals = code?.split('.')[1]?.length ?? 0;
  return code === undefined
    ? text
    : writeNumber(Number(code), locale, Math.min(Math.max(decimals, minimumFractionDigits), 20));
}
