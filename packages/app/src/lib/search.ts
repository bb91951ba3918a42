/** Whether each word of `search` occurs in one of the texts, in any letter case. */
export function matches(search: string, texts: readonly string[]): boolean {
  const text = texts.join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
