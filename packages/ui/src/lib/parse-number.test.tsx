import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseNumber, rewriteNumber, writeNumber } from './parse-number.ts';

describe('reading a number', () => {
  it.each([
    ['en-IN', '', null],
    ['en-IN', '  ', null],
    ['en-IN', '0', 0],
    ['en-IN', ' 12.50 ', 12.5],
    ['en-IN', '.5', 0.5],
    ['en-IN', '5.', 5],
    ['en-IN', '-3', -3],
    ['en-IN', '1,00,000', 100_000],
    ['en-IN', '100000', 100_000],
    ['en-IN', '100,000.5', 100_000.5],
    ['en-IN', '1,5', Number.NaN],
    ['en-IN', ',500', Number.NaN],
    ['en-IN', '1,000,00', Number.NaN],
    ['en-IN', '1.2.3', Number.NaN],
    ['en-IN', '1e3', Number.NaN],
    ['en-IN', 'ten', Number.NaN],
    ['en-IN', '.', Number.NaN],
    ['en-IN', '-', Number.NaN],
    ['de', '1.234,50', 1234.5],
    ['de', '1234,5', 1234.5],
    ['de', '1.5', Number.NaN],
    ['de', '1,234.50', Number.NaN],
    ['fr', '1 234,5', 1234.5],
    ['fr', '1234.5', 1234.5],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ar-EG', '1234.5', 1234.5],
    ['ar-EG', '-٣', -3],
  ])('in %s: %j is %s', (locale, text, value) => expect(parseNumber(text, locale)).toBe(value));

  // `ar` has Western digits in some browsers and Arabic ones in others.
  it.each(['en-IN', 'en-US', 'de', 'fr', 'ar-EG', 'ar-u-nu-latn'])(
    'reads what Intl writes in %s',
    (locale) => {
      const numbers = fc.double({ min: -1e15, max: 1e15, noNaN: true });
      fc.assert(
        fc.property(fc.oneof(fc.integer(), numbers), fc.boolean(), (number, useGrouping) => {
          const written = new Intl.NumberFormat(locale, { useGrouping, maximumFractionDigits: 20 });
          const rounded = Number(number.toFixed(2));
          expect(parseNumber(written.format(rounded), locale)).toBe(rounded);
          expect(parseNumber(writeNumber(rounded, locale), locale)).toBe(rounded);
        }),
      );
    },
  );
});

it.each([
  ['en-IN', '100000', '1,00,000'],
  ['en-IN', '1234.50', '1,234.50'],
  ['de', '1234,50', '1.234,50'],
  ['fr', '1234.5', '1\u202f234,5'],
  ['en-IN', 'ten', 'ten'],
  ['en-IN', '', ''],
])('in %s: rewrites %j as %j', (locale, text, rewritten) =>
  expect(rewriteNumber(text, locale)).toBe(rewritten),
);
