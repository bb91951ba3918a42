import { matcherOf } from '#lib/search-words.ts';

interface SearchMarkProps {
  /** The text to show. */
  text: string;
  /** The search text. */
  query: string;
}

/** A text with the matches of the search highlighted at the starts of its words. */
export function SearchMark({ text, query }: SearchMarkProps) {
  const matcher = matcherOf(query);
  if (!matcher) return text;
  // Every second part is a match.
  return text
    .split(matcher)
    .map((piece, index) => (index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece));
}
