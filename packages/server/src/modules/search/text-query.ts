import { lower } from '#lower.ts';

/** More words hardly narrow the results. */
const maxWords = 8;

/** What may stand in an SKU or be left out of it. As in the migration that stores SKUs without it. */
const separators = /[\s\-–—_./\\]/gu;

/** Other known words that an asked word can mean. */
export interface Spellings {
  /** Whether a known word is the asked one or begins with it. */
  isStart: boolean;
  /** With the same stem, such as its singular. */
  forms: string[];
  /** Of nearly the same spelling or sound. */
  near: string[];
}

/** The words of a search text. */
export const wordsOf = (text: string): string[] =>
  [...new Set(lower(text).split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const startOf = (word: string) => `${quote(word)}:*`;
const withoutSeparators = (text: string) => text.replaceAll(separators, '');

/** `cr-1.2` may be the SKU CR12, but `1.2` is not 12. */
function asSku(word: string): string[] {
  const sku = withoutSeparators(word);
  return sku !== word && /\p{L}/u.test(sku) ? [sku] : [];
}

/** For each word the text for `to_tsquery` that finds it: as the start of a word, as an SKU, or spelt otherwise. */
export const wordQueries = (
  words: readonly string[],
  spellings: ReadonlyMap<string, Spellings>,
  { respelt }: { respelt: boolean },
): string[] =>
  words.map((word) => {
    const { forms = [], near = [] } = spellings.get(word) ?? {};
    const others = respelt ? [...forms, ...near] : forms;
    return [...[word, ...asSku(word)].map(startOf), ...others.map(quote)].join(' | ');
  });

/** Words of this form are stored as known words when a row has them. */
const storable = /^[\p{L}\p{N}]{3,60}$/u;

/** Whether any row may have the word, also in another spelling. */
export const isKnown = (word: string, spellings: Spellings | undefined): boolean =>
  !storable.test(word) ||
  (spellings !== undefined && (spellings.isStart || spellings.forms.length > 0 || spellings.near.length > 0));

/** The text for PostgreSQL's `to_tsquery`: a row must match every word, or all of them together as one SKU. */
export function textQuery(...asked: Parameters<typeof wordQueries>): string {
  const [words] = asked;
  const every = wordQueries(...asked)
    .map((alternatives) => `(${alternatives})`)
    .join(' & ');
  const sku = withoutSeparators(words.join(''));
  return words.length > 1 && /\d/.test(sku) ? `${every} | ${startOf(sku)}` : every;
}
