/** More words than this narrow nothing down any more. */
const maxWords = 8;

/** The words of what a reader has typed. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * What PostgreSQL's `to_tsquery` takes: every word has to be there, as the beginning of a word or as one of those
 * that are spelt nearly like it.
 */
export const textQuery = (words: readonly string[], near: ReadonlyMap<string, readonly string[]>): string =>
  words
    .map((word) => [`${quote(word)}:*`, ...(near.get(word) ?? []).map(quote)].join(' | '))
    .map((alternatives) => `(${alternatives})`)
    .join(' & ');
