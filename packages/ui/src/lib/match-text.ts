// None of these asks the browser for its language: in Turkish the small letter of I is another one.

/** Whether two texts are the same but for capitals, and for the ways in which Unicode writes one letter. */
export const isSameText = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

/** Without capitals and accents, as one types who looks for something. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll('ı', 'i');

/** Whether a text contains what is looked for, whatever capitals and accents either has. */
export const containsText = (text: string | undefined, query: string): boolean =>
  text !== undefined && plain(text).includes(plain(query));

/** The letters and digits of a text, by which names are compared that each writes with other signs. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
