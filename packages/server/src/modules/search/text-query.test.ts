import { expect, test } from 'vitest';
import { textQuery, wordsOf } from './text-query.ts';

test('words are in lower case, each once, eight at most', () => {
  expect(wordsOf('  Steel\tcoil STEEL ')).toEqual(['steel', 'coil']);
  expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
});

test('every word has to be there, or one that is nearly like it', () => {
  expect(textQuery(['stel', 'coil'], new Map([['stel', ['steel', 'stele']]]))).toBe(
    `('stel':* | 'steel' | 'stele') & ('coil':*)`,
  );
});

test('nothing that is typed is taken for syntax', () => {
  expect(textQuery(["o'brien", '\\', '&|!():*'], new Map())).toBe(
    `('o''brien':*) & ('\\\\':*) & ('&|!():*':*)`,
  );
});
