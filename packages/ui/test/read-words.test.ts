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
    { key: 'name', english: ['Chip'], meaning: 'The accessible name of a chip.' },
    {
      key: 'remove',
      english: ['Remove {label}'],
      type: '(label: string) => string',
      meaning: 'That of its button.',
    },
  ]);
});

it('joins a text that is written in several lines', () => {
  const labels = `export const chipLabels: ChipLabels = { hint: 'You can undo it. ' + "Nobody" + ' is told.' };`;
  expect(readWords(labels)).toEqual([
    { key: 'hint', english: ['You can undo it. Nobody is told.'], meaning: '–' },
  ]);
});

it('reads each form of a word that a function makes', () => {
  const labels = `type Counted = (count: number, written: string) => string;
export interface TodayLabels {
  /** What waits. */
  requests: Counted;
}
const counted = (one: string, many: string): Counted => (count, written) =>
  \`\${written} \${count === 1 ? one : many}\`;
const names = { north: 'North', south: 'South' };
export const todayLabels: TodayLabels = {
  requests: counted('request', 'requests'),
  required: (label) => \`\${inSentence(label)} is required.\`,
  region: (region) => names[region] ?? region,
  on: (browser, system) => [browser, system].filter(Boolean).join(' on '),
  kind: (kind) => kind.slice(1),
};`;
  expect(readWords(labels)).toEqual([
    {
      key: 'requests',
      english: ['{written} request', '{written} requests'],
      type: '(count: number, written: string) => string',
      meaning: 'What waits.',
    },
    { key: 'required', english: ['{label} is required.'], meaning: '–' },
    { key: 'region', english: ['North', 'South', '{region}'], meaning: '–' },
    { key: 'on', english: ['{browser} on {system}'], meaning: '–' },
    { key: 'kind', english: [], code: '(kind) => kind.slice(1)', meaning: '–' },
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
