const tintCount = 6;

/** Up to two initials: of the first and the last word, or of the only one. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return chosen.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('');
}

/** A number from 1 to 6, always the same for the same name, so that a company keeps its tint everywhere. */
export function tintOf(name: string): number {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return (sum % tintCount) + 1;
}
