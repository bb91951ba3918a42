const maxLength = 80;

/**
 * A name that every system can store, from the name that a browser sends, which may have a path, control characters, marks
 * of direction or another ending. Letters of all scripts stay.
 */
export function toFileName(original: string, ending: string): string {
  const base = original.split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, maxLength)
    // The cut may go through a character.
    .replace(/^[-\p{M}]+|[-\p{Cs}]+$/gu, '');
  return `${plain || 'file'}.${ending}`;
}
