import { expect, it } from 'vitest';
import { matches } from './search.ts';

it.each([
  ['', true],
  ['  ', true],
  ['steel', true],
  ['COIL saffron', true],
  ['coil copper', false],
])('%j: %s', (search, expected) => {
  expect(matches(search, ['Cold rolled coil', 'Saffron Steel'])).toBe(expected);
});
