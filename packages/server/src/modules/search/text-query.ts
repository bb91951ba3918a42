/** More words hardly narrow the results. */
const maxWords = 8;

/** The words of a search text. */
export const wordsOf = (text: string): string[] =>
  [...new Set(text.toLowerCase().split(/\s+/))].filter((word) => word !== '').slice(0, maxWords);

const quote = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/**
 * The text for PostgreSQL's `to_tsquery`: a row must contain every word, as the start of a word or as one of nearly the
 * same spelling.
 */
export const textQuery = (words: readonly string[], near: ReadonlyMap<string, readonly string[]>): string =>
  words
    .map((word) => [`${quote(word)}:*`, ...(near.get(word) ?? []).map(quote)].join(' | '))
    .map((alternatives) => `(${alternatives})`)
    .join(' & ');
