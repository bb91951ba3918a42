interface GlobalSearchMarkProps {
  /** The words to show. */
  text: string;
  /** What was searched by. */
  query: string;
}

const escape = (word: string) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Words with the beginnings marked that the search was for. */
export function GlobalSearchMark({ text, query }: GlobalSearchMarkProps) {
  const words = query.trim().split(/\s+/).filter(Boolean).map(escape);
  if (words.length === 0) return text;
  const pieces = text.split(new RegExp(String.raw`(?<![\p{L}\p{N}])(${words.join('|')})`, 'giu'));
  // Every second piece is one that was found.
  return pieces.map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
