import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

const filler = 'and so on '.repeat(60).trim();

it('shows a short text as it is, on one line', () => {
  expect(placeOf(' Coil\n in 3 mm ', 'mm')).toBe('Coil in 3 mm');
});

it('begins with a word a little before what was found, and ends with one', () => {
  const place = placeOf(`${filler} the certificate of the heat ${filler}`, 'certificate');
  expect(place).toMatch(/^… (\w+ )+the certificate of the heat (\w+ )+…$/);
  expect(place.indexOf('certificate')).toBeLessThanOrEqual(42);
  expect(place.length).toBeLessThanOrEqual(244);
});

it('shows the start where the words are not there', () => {
  expect(placeOf(`Certificates ${filler}`, 'heat')).toMatch(/^Certificates and so on .* …$/);
});

it('takes a text without spaces', () => {
  expect(placeOf('x'.repeat(500), 'y')).toBe(`${'x'.repeat(240)} …`);
  expect(placeOf(`${'x'.repeat(500)} heat`, 'heat')).toBe('… heat');
});

it('takes a search text as words and not as a pattern', () => {
  expect(placeOf(`${filler} (a+b) ${filler}`, '(a+b)')).toContain('(a+b)');
  expect(placeOf('anything', ' [ * \\ ')).toBe('anything');
});
