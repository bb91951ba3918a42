const escape = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Matches the words of a search at the starts of the words of a text, all in one group; undefined without words. */
export function matcherOf(query: string): RegExp | undefined {
  const words = query.normalize('NFC').trim().split(/\s+/).filter(Boolean).map(escape);
  return words.length === 0
    ? undefined
    : new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join('|')})`, 'giu');
}
