import { expect, it } from 'vitest';
import { readChoice, readFlag, readId, readNumber, readText, readValues } from './address-values.ts';

const params = (value: string) => new URLSearchParams({ of: value });
const id = '01890000-0000-7000-8000-00000000000a';
const quantity = { min: 0.001, max: 1_000_000_000, step: 0.001 };

it.each([
  [' steel  coil ', 'steel  coil'],
  ['x'.repeat(300), 'x'.repeat(200)],
  ['\u{1f517}'.repeat(300), '\u{1f517}'.repeat(200)],
  ['co\0il', 'coil'],
  ['\0', ''],
])('reads the text %j as %j', (value, expected) => {
  expect(readText(new URLSearchParams({ q: value }))).toBe(expected);
});

it.each([id.toUpperCase(), `${id}0`, 'me', '', `${id}\n`])('%j is no id', (value) => {
  expect(readId(params(value), 'of')).toBeUndefined();
});

it('reads an id, a choice and a flag', () => {
  expect(readId(params(id), 'of')).toBe(id);
  expect(readChoice(params('week'), 'of', ['today', 'week'])).toBe('week');
  expect(readChoice(params('soon'), 'of', ['today', 'week'])).toBeUndefined();
  expect(readFlag(params('true'), 'of')).toBe(true);
  expect(readFlag(params('yes'), 'of')).toBe(false);
  expect(readText(new URLSearchParams())).toBe('');
});

it.each([
  ['40', 40],
  ['0.125', 0.125],
  ['123456.789', 123_456.789],
  ['1000000000', 1_000_000_000],
  ['0', undefined],
  ['-5', undefined],
  ['0.0001', undefined],
  ['1e10', undefined],
  ['Infinity', undefined],
  ['ten', undefined],
  ['', undefined],
])('reads the number %j as %j', (value, expected) => {
  expect(readNumber(params(value), 'of', quantity)).toBe(expected);
});

it('reads each of several values once, and none that is too long', () => {
  const several = new URLSearchParams('of=a&of=&of=b&of=a&of=ccccc&of=%00&of=d');
  expect(readValues(several, 'of', { maxItems: 2, maxLength: 4 })).toEqual(['a', 'b']);
});
