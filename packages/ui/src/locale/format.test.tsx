import { expect, it } from 'vitest';
import { formatMoney, formatNumber, formatPercent } from './format.ts';

it.each([
  [103_840, {}, 'Rs. 1,03,840.00'],
  [-5, {}, '-Rs. 5.00'],
  [1234.5, { locale: 'en-US', currency: 'USD' }, '$1,234.50'],
  [1234.5, { locale: 'en-US', currency: 'INR' }, 'Rs. 1,234.50'],
  [1234.5, { locale: 'de', currency: 'EUR' }, '1.234,50\u00a0€'],
  [1234.5, { locale: 'hi-IN' }, '₹1,234.50'],
  [1234.5, { locale: 'ja', currency: 'JPY' }, '￥1,235'],
])('writes %d with %o as %s', (amount, written, text) => {
  expect(formatMoney(amount, written)).toBe(text);
});

it('writes numbers and shares', () => {
  expect(formatNumber(120_000)).toBe('1,20,000');
  expect(formatNumber(1234.5, { locale: 'de' })).toBe('1.234,5');
  expect(formatPercent(12.5)).toBe('12.5%');
  expect(formatPercent(12.5, { locale: 'de' })).toBe('12,5\u00a0%');
});
