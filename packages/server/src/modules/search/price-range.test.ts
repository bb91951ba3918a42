import { describe, expect, test } from 'vitest';
import { readPriceRange } from './price-range.ts';

const [most, lakh] = [1_000_000_000_000, 10_000_000];

/** The rest of the text, and the range in paise. */
function read(text: string) {
  const { rest, range } = readPriceRange(text);
  return [rest.split(/\s+/).filter(Boolean).join(' '), range && [range.min, range.max]];
}

describe('a price', () => {
  test.each([
    ['steel under 5000', 'steel', 0, 500_000],
    ['Steel UNDER Rs. 5,000', 'Steel', 0, 500_000],
    ['below ₹1,00,000 coil', 'coil', 0, lakh],
    ['coil less  than 99.50 rupees', 'coil', 0, 9950],
    ['coil up to 5k', 'coil', 0, 500_000],
    ['coil at most 1.5 lakhs', 'coil', 0, 1.5 * lakh],
    ['coil priced under INR 500/-', 'coil', 0, 50_000],
    ['coil over 500', 'coil', 50_000, most],
    ['coil above 500 and pipe', 'coil and pipe', 50_000, most],
    ['coil more than 1 crore', 'coil', 100 * lakh, most],
    ['coil between 100 and 500', 'coil', 10_000, 50_000],
    ['coil between Rs 500 - Rs 100', 'coil', 10_000, 50_000],
    ['coil over 100 below 500', 'coil', 10_000, 50_000],
    ['under 5000', '', 0, 500_000],
    [`under ${'9'.repeat(190)}`, '', 0, most],
    ['under 0.005', '', 0, 1],
  ])('is read of %s', (text, rest, min, max) => {
    expect(read(text)).toEqual([rest, [min, max]]);
  });

  test.each([
    'bolts under 10 mm',
    'bolts under 10mm',
    'bolts between 10 and 20 mm',
    'motor over 5000rpm',
    'over 90°',
    'over 90 %',
    'thunder 500',
    'under body 500',
    'between coils',
    'under',
    '5000',
    'over 1.2.3',
    'under 5-inch',
  ])('is not read of %s', (text) => {
    expect(readPriceRange(text)).toEqual({ rest: text, range: undefined });
  });
});
