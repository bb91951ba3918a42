import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readWords } from '../scripts/read-words.ts';
import { entries } from '../scripts/rooms.ts';

it('reads the key, the English and the meaning of each word', () => {
  const labels = `export interface ChipLabels {
  /** The accessible name
   * of a chip. */
  name: string;
  /** That of its button. */
  remove: (label: string) => string;
}
export const chipLabels: ChipLabels = { name: 'Chip', remove: (label) => \`Remove \${label}\` };`;
  expect(readWords(labels)).toEqual([
    { key: 'name', english: 'Chip', isCode: false, meaning: 'The accessible name of a chip.' },
    { key: 'remove', english: '(label) => `Remove ${label}`', isCode: true, meaning: 'That of its button.' },
  ]);
});

it('joins a text that is written in several lines', () => {
  const labels = `export const chipLabels: ChipLabels = { hint: 'You can undo it. ' + "Nobody" + ' is told.' };`;
  expect(readWords(labels)).toEqual([
    { key: 'hint', english: 'You can undo it. Nobody is told.', isCode: false, meaning: '–' },
  ]);
});

it('every file of labels has words with a meaning', () => {
  const files = entries
    .map(({ name, folder }) => new URL(`../${folder}/${name}.labels.ts`, import.meta.url))
    .filter((url) => existsSync(url));
  expect(files.length).toBeGreaterThan(100);
  const without = files.filter((url) => {
    const words = readWords(readFileSync(url, 'utf8'));
    return words.length === 0 || words.some(({ meaning }) => meaning === '');
  });
  expect(without.map(({ pathname }) => pathname)).toEqual([]);
});
