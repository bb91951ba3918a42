/**
 * Small letters as PostgreSQL's `lower` makes them: each letter by itself and for one letter one, so that both compare
 * alike. JavaScript makes two of İ, and of Σ another letter at the end of a word.
 */
export const lower = (text: string): string =>
  text.replaceAll('İ', 'i').replaceAll(/\p{Changes_When_Lowercased}/gu, (letter) => letter.toLowerCase());
