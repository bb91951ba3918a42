import type { ProductPriceBreak } from '@guildhall/contract';

/** How values of one kind are written in a cell, and read from it. What cannot be read stays text, for the schema to refuse. */
interface Kind {
  read: (cell: string) => unknown;
  write: (value: never) => string;
}

const currency = /^(?:rs\.?|inr|₹)\s*/i;
/** With Indian or western groups, or none. A comma for decimals is none, so that 10,50 is not taken for 1050. */
const number = /^-?(?:\d+|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+)(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function readNumber(cell: string): number | string {
  const digits = cell.replace(currency, '');
  return number.test(digits) ? Number(digits.replaceAll(',', '')) : cell;
}

const separator = '|';
const escaped = /[\\|]/g;
/** The entries of a list: a backslash makes a separator a part of one. */
const entry = /(?:\\[\\|]|[^|])+/g;

const readList = (cell: string): string[] =>
  (cell.match(entry) ?? [])
    .map((each) => each.replaceAll(/\\([\\|])/g, '$1').trim())
    .filter((each) => each !== '');

const writeList = (values: readonly string[]): string =>
  values
    .map((value) => value.trim().replaceAll(escaped, String.raw`\$&`))
    .filter((value) => value !== '')
    .join(separator);

/** A second colon and what follows it stay with the price, which is no number then. */
function readBreak(text: string): Record<string, unknown> {
  const [from = '', ...price] = text.split(':');
  return {
    from: readNumber(from.trim()),
    ...(price.length > 0 && { price: readNumber(price.join(':').trim()) }),
  };
}

const writeBreaks = (breaks: readonly ProductPriceBreak[]): string =>
  breaks.map(({ from, price }) => `${from}:${price}`).join(separator);

export const kinds = {
  text: { read: (cell: string) => cell, write: (value: string) => value.trim() },
  number: { read: readNumber, write: String },
  list: { read: readList, write: writeList },
  breaks: { read: (cell: string) => readList(cell).map(readBreak), write: writeBreaks },
} satisfies Record<string, Kind>;

/** How a cell begins that a spreadsheet takes for a formula, or one that was defused before. */
const formula = /^'*[=+\-@]/;

/** The text of a cell so that no spreadsheet runs it as a formula. */
export const defuse = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

/** The text of a cell in the normal form NFC, without white space around it and without the apostrophe of `defuse`. */
export function undefuse(text: string): string {
  const cell = text.normalize('NFC').trim();
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** A line of CSV. */
export const toLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
