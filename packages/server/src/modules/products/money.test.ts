import { expect, test } from 'vitest';
import { fromPaise, toPaise } from './money.ts';

test('every price of up to two decimals is the same after a conversion and back', () => {
  for (const price of [0, 0.01, 0.07, 0.1, 0.29, 1.005e3, 1.15, 19.99, 8.2, 4.35, 9_999_999_999.99, 1e10]) {
    expect(fromPaise(toPaise(price)), String(price)).toBe(price);
  }
});

test('every paisa of the first ten thousand rupees converts to a price and back', () => {
  for (let paise = 0; paise < 1_000_000; paise += 1) {
    if (toPaise(Number(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`)) !== paise) {
      expect.fail(`${paise} paise`);
    }
  }
});
