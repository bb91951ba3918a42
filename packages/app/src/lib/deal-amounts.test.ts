import { describe, expect, it } from 'vitest';
import { nextBreakOf, priceAt, totalsAtQuantity, totalsOfOffer } from './deal-amounts.ts';

const product = { price: 1000, discount: 10, priceBreaks: [{ from: 50, price: 920 }] };
const line = { id: 'l', description: 'Coil', productId: null, hsn: '', amount: 0, taxPercent: 18 };
const offer = {
  number: 1,
  by: 'vendor',
  memberName: '',
  lines: [{ ...line, quantity: 10, unit: 't', unitPrice: 100, priceBreaks: [{ from: 50, price: 90 }] }],
  shipping: 50,
  shippingTaxPercent: 18,
  leadDays: null,
  validUntil: null,
  terms: '',
  note: '',
  totals: { goods: 0, tax: 0, shipping: 0, total: 0, unitLanded: null },
  at: '',
} as const;

describe('an offer', () => {
  it('is added up with the default tax, and with the highest of the lines on shipping', () => {
    const lines = [
      { quantity: 2.5, unit: 't', unitPrice: 100 },
      { quantity: 1, unit: 't', unitPrice: 50, taxPercent: 5 },
    ];
    expect(totalsOfOffer({ lines, shipping: 10 })).toEqual({
      totals: { goods: 300, tax: 49.3, shipping: 10, total: 359.3, unitLanded: 102.66 },
      amounts: [250, 50],
    });
    expect(totalsOfOffer({ lines, shipping: 10, shippingTaxPercent: 0 })?.totals.tax).toBe(47.5);
  });

  it.each([[Number.NaN], [-1], [1.0001]])('has no sum with the quantity %s', (quantity) => {
    expect(totalsOfOffer({ lines: [{ quantity, unit: 't', unitPrice: 1 }] })).toBeUndefined();
  });

  it('of one line is priced for another quantity by its breaks', () => {
    expect(totalsAtQuantity(offer as never, 50)).toMatchObject({ goods: 4500, total: 5369 });
    expect(
      totalsAtQuantity({ ...offer, lines: [...offer.lines, ...offer.lines] } as never, 50),
    ).toBeUndefined();
  });
});

describe('a product', () => {
  it('costs what its breaks and its discount say', () => {
    expect(priceAt(product, 10)).toEqual({ unitPrice: 900, total: 9000 });
    expect(priceAt(product, 50)).toEqual({ unitPrice: 828, total: 41_400 });
  });

  it('offers the next break until it is reached', () => {
    expect(nextBreakOf(product, 10)).toEqual({ more: 40, unitPrice: 828 });
    expect(nextBreakOf(product, 50)).toBeUndefined();
  });
});
