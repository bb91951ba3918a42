import { matcherOf } from '#lib/search-words.ts';

/** How much of the text stands before what was found at most, in characters. */
const before = 40;
/** More would not fit into its lines. */
const longest = 240;

/** The part of a text around the first of the words that were found, or its start if none of them is there. */
export function placeOf(content: string, words: string): string {
  const text = content.trim().replaceAll(/\s+/g, ' ');
  const found = matcherOf(words)?.exec(text)?.index ?? 0;
  const space = text.indexOf(' ', found - before);
  // It begins and ends with whole words, where the text has spaces.
  const start = found <= before ? 0 : space === -1 || space > found ? found : space + 1;
  const lastSpace = text.lastIndexOf(' ', start + longest);
  const end = text.length <= start + longest ? text.length : lastSpace > found ? lastSpace : start + longest;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
