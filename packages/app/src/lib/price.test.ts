import { netPrice, toPaise, toRupees } from '@guildhall/contract/money';
import { Price } from '@guildhall/ui/price';
import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

it('shows the price after the discount that the server sorts by', () => {
  const prices = fc.oneof(
    fc.integer({ min: 0, max: 1_000_000_000_000 }),
    fc.integer({ min: 0, max: 10_000 }),
  );
  const percents = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(prices.map(toRupees), percents, (price, discount) => {
      const [shown] =
        renderToStaticMarkup(createElement(Price, { price, discount })).match(/\d[\d,.]*(?=<)/) ?? [];
      expect(toPaise(Number(shown?.replaceAll(',', '')))).toBe(netPrice(toPaise(price), discount));
    }),
    { numRuns: 1000 },
  );
});
