import { expect, test } from 'vitest';
import { textQuery, wordsOf, type Spellings } from './text-query.ts';

const spellings = (word: string, known: Partial<Spellings>) =>
  new Map([[word, { isStart: false, forms: [], near: [], ...known }]]);
const plain = (...words: string[]) => textQuery(words, new Map(), { respelt: false });

test('words are in lower case, each once, eight at most', () => {
  expect(wordsOf('  Steel\tcoil STEEL ')).toEqual(['steel', 'coil']);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('every word is required, or another form of it, or one of nearly the same spelling', () => {
  const stel = spellings('stel', { forms: ['stels'], near: ['steel', 'stele'] });
  expect(textQuery(['stel', 'coil'], stel, { respelt: true })).toBe(
    `('stel':* | 'stels' | 'steel' | 'stele') & ('coil':*)`,
  );
  expect(textQuery(['stel', 'coil'], stel, { respelt: false })).toBe(`('stel':* | 'stels') & ('coil':*)`);
});

test('an SKU is found without its separators, in one word or several; a number keeps its point', () => {
  expect(plain('cr-1.2')).toBe(`('cr-1.2':* | 'cr12':*)`);
  expect(plain('loh', 'cr2', '120')).toBe(`('loh':*) & ('cr2':*) & ('120':*) | 'lohcr2120':*`);
  expect(plain('1.2')).toBe(`('1.2':*)`);
});

test('no typed text is read as syntax', () => {
  expect(plain("o'brien", '\\', '&|!():*')).toBe(`('o''brien':*) & ('\\\\':*) & ('&|!():*':*)`);
});
