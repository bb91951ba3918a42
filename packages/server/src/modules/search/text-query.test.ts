import { expect, test } from 'vitest';
import { textQuery, wordsOf } from './text-query.ts';

test('words are in lower case, each once, eight at most', () => {
  expect(wordsOf('  Steel\tcoil STEEL ')).toEqual(['steel', 'coil']);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('every word is required, or one of nearly the same spelling', () => {
  expect(textQuery(['stel', 'coil'], new Map([['stel', ['steel', 'stele']]]))).toBe(
    `('stel':* | 'steel' | 'stele') & ('coil':*)`,
  );
});

test('no typed text is read as syntax', () => {
  expect(textQuery(["o'brien", '\\', '&|!():*'], new Map())).toBe(
    `('o''brien':*) & ('\\\\':*) & ('&|!():*':*)`,
  );
});
