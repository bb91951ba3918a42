import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';

const id = '0192f0c1-2345-7abc-8def-0123456789ab';

test('a place is whether the words are as typed, how well they fit, and the id', () => {
  expect(parsePlace(`1 0.5 ${id}`)).toEqual({ isExact: true, rank: 0.5, id });
  expect(parsePlace(`0 1e-20 ${id}`)).toEqual({ isExact: false, rank: Math.fround(1e-20), id });
  expect(parsePlace(`0 1e-320 ${id}`)).toEqual({ isExact: false, rank: 0, id });
});

test.each(['', id, `2 0.5 ${id}`, `1 x ${id}`, `1 -0.5 ${id}`, `1 1e9 ${id}`, '1 0.5 x', `1 0.5 ${id} more`])(
  'other text is no place: %s',
  (text) => {
    expect(parsePlace(text)).toBeUndefined();
  },
);
