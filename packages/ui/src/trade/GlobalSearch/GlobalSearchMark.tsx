interface GlobalSearchMarkProps {
  /** The text to show. */
  text: string;
  /** The search text. */
  query: string;
}

const escape = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A text with the matches of the search highlighted at the starts of its words. */
export function GlobalSearchMark({ text, query }: GlobalSearchMarkProps) {
  const words = query.trim().split(/\s+/).filter(Boolean).map(escape);
  if (words.length === 0) return text;
  const pieces = text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join('|')})`, 'giu'));
  // Every second part is a match.
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
