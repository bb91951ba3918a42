import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  AmountError,
  changeByPercent,
  formatAmount,
  formatMoney,
  hasDecimals,
  lineAmount,
  maxAmount,
  netPrice,
  percentOf,
  toPaise,
  toRupees,
  totalsOf,
  unitPriceAt,
  type Line,
} from './money.ts';

const runs = { numRuns: 10_000 };

/** An exact quotient, by which the tests compute what the module rounds in one step. */
interface Quotient {
  over: bigint;
  under: bigint;
}

/** The quotient that a number's decimal text denotes. */
function exact(value: number): Quotient {
  const [whole = '', fraction = ''] = value.toFixed(3).split('.');
  return { over: BigInt(whole + fraction), under: 1000n };
}
const times = (a: Quotient, b: Quotient): Quotient => ({ over: a.over * b.over, under: a.under * b.under });
/** Half up: the whole part, and one more when the rest is half or more. */
const round = ({ over, under }: Quotient): bigint => over / under + ((over % under) * 2n >= under ? 1n : 0n);
const percent = (value: number): Quotient => times(exact(value), { over: 1n, under: 100n });

const decimals = (max: number, places: number) =>
  fc.integer({ min: 0, max: max * 10 ** places }).map((n) => Number((n / 10 ** places).toFixed(places)));
const prices = fc.integer({ min: 0, max: 1_000_000_000_000 });
const percents = decimals(100, 2);
const quantities = decimals(1000, 3);
const lines: fc.Arbitrary<Line[]> = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 0, max: 100_000_000_000 }),
    quantity: quantities,
    unit: fc.constantFrom('piece', 'kg'),
    taxPercent: percents,
  }),
  { maxLength: 8 },
);

describe('rupees and paise', () => {
  test.each([
    [0, 0],
    [19.99, 1999],
    [0.07, 7],
    [1.15, 115],
    [4.35, 435],
    [8.2, 820],
    [9_999_999_999.99, 999_999_999_999],
    [1e10, 1e12],
  ])('%d rupees are %d paise', (rupees, paise) => {
    expect(toPaise(rupees)).toBe(paise);
    expect(toRupees(paise)).toBe(rupees);
  });

  it('convert there and back, up to 15 digits', () => {
    const amounts = fc.integer({ min: 0, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(amounts, (paise) => toPaise(toRupees(paise)) === paise),
      runs,
    );
  });

  it.each([0.001, 19.999, 1e-7, 1e21, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e16])(
    'refuse %d',
    (rupees) => {
      expect(() => toPaise(rupees)).toThrow(AmountError);
    },
  );

  it('count decimals as a number is written', () => {
    expect([19.99, 8.95, 1e10, -0.5, 0.1 + 0.2, 0.001].map((value) => hasDecimals(value, 2))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the price of a unit', () => {
  it('less a discount, and a part of an amount, are rounded half up', () => {
    fc.assert(
      fc.property(prices, percents, (price, discount) => {
        const { over, under } = percent(discount);
        expect(BigInt(netPrice(price, discount))).toBe(
          round(times(exact(price), { over: under - over, under })),
        );
        expect(BigInt(percentOf(price, discount))).toBe(round(times(exact(price), percent(discount))));
      }),
      runs,
    );
    expect([netPrice(5, 10), netPrice(1999, 12.5), netPrice(100, 100)]).toEqual([5, 1749, 0]);
  });

  it('changed by a percent is rounded half up, and never falls below nothing', () => {
    fc.assert(
      fc.property(prices, decimals(1000, 2), percents, (price, more, less) => {
        const changed = (change: bigint) => round(times(exact(price), { over: change, under: 10_000n }));
        const hundredths = (value: number) => BigInt(value.toFixed(2).replace('.', ''));
        expect(BigInt(changeByPercent(price, more))).toBe(changed(10_000n + hundredths(more)));
        expect(BigInt(changeByPercent(price, -less))).toBe(changed(10_000n - hundredths(less)));
      }),
      runs,
    );
    expect([changeByPercent(13_000, 4), changeByPercent(10, 5), changeByPercent(100, -100)]).toEqual([
      13_520, 11, 0,
    ]);
    expect(() => changeByPercent(100, -100.01)).toThrow(AmountError);
    expect(() => changeByPercent(100, 0.001)).toThrow(AmountError);
  });

  it('is that of the last break that is reached', () => {
    const steps = fc.array(fc.record({ by: decimals(50, 3), less: fc.integer({ min: 1, max: 999 }) }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(steps, percents, (rest, discount) => {
        let [quantity, price] = [0, 10_000];
        const priceBreaks = rest.map(({ by, less }) => ({
          quantity: (quantity = Number((quantity + by + 0.001).toFixed(3))),
          price: (price -= less),
        }));
        const at = (bought: number) => unitPriceAt({ price: 10_000, priceBreaks, discount }, bought);
        expect(at(0)).toBe(netPrice(10_000, discount));
        for (const [index, each] of priceBreaks.entries()) {
          const before = priceBreaks[index - 1]?.price ?? 10_000;
          expect(at(each.quantity)).toBe(netPrice(each.price, discount));
          expect(at(Number((each.quantity - 0.001).toFixed(3)))).toBe(netPrice(before, discount));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    [
      'do not ascend',
      [
        { quantity: 10, price: 90 },
        { quantity: 10, price: 80 },
      ],
    ],
    ['begin at none', [{ quantity: 0, price: 90 }]],
    [
      'do not get cheaper',
      [
        { quantity: 10, price: 90 },
        { quantity: 20, price: 90 },
      ],
    ],
    ['are dearer than one unit', [{ quantity: 10, price: 101 }]],
  ])('is refused where breaks %s', (_why, priceBreaks) => {
    expect(() => unitPriceAt({ price: 100, priceBreaks }, 1)).toThrow(AmountError);
  });

  it.each([100.01, -1, 1.005])('less %d percent is refused', (discount) => {
    expect(() => netPrice(100, discount)).toThrow(AmountError);
  });
});

describe('the totals of a document', () => {
  it('are its lines, each rounded, and its shipping', () => {
    fc.assert(
      fc.property(
        lines,
        prices,
        fc.option(percents, { nil: undefined }),
        (charged, shipping, shippingTaxPercent) => {
          const amounts = charged.map((line) => round(times(exact(line.unitPrice), exact(line.quantity))));
          const goods = amounts.reduce((all, each) => all + each, 0n);
          const highest = charged.map((line) => line.taxPercent).sort((a, b) => b - a)[0] ?? 0;
          let tax = round(times(exact(shipping), percent(shippingTaxPercent ?? highest)));
          for (const [at, line] of charged.entries())
            tax += round(times({ over: amounts[at]!, under: 1n }, percent(line.taxPercent)));
          const total = goods + tax + BigInt(shipping);
          const count = charged
            .map((line) => exact(line.quantity).over)
            .reduce((all, each) => all + each, 0n);
          const isOneUnit = charged.every(({ unit }) => unit === charged[0]?.unit) && count > 0n;
          const unitLanded = isOneUnit ? Number(round({ over: total * 1000n, under: count })) : null;
          expect(
            totalsOf({
              lines: charged,
              shipping,
              ...(shippingTaxPercent !== undefined && { shippingTaxPercent }),
            }),
          ).toEqual({ goods: Number(goods), tax: Number(tax), shipping, total: Number(total), unitLanded });
        },
      ),
      runs,
    );
  });

  const line: Line = { unitPrice: 10_000, quantity: 3, unit: 'piece', taxPercent: 18 };

  it('tax the shipping as the highest line', () => {
    const charged = { lines: [line, { ...line, taxPercent: 5 }], shipping: 1000 };
    expect(totalsOf(charged)).toEqual({
      goods: 60_000,
      tax: 5400 + 1500 + 180,
      shipping: 1000,
      total: 68_080,
      unitLanded: 11_347,
    });
    expect(totalsOf({ ...charged, shippingTaxPercent: 0 }).tax).toBe(6900);
  });

  it('have no price of a landed unit where units differ, or nothing is counted', () => {
    const others: Line[][] = [[line, { ...line, unit: 'kg' }], [{ ...line, quantity: 0 }], []];
    expect(others.map((charged) => totalsOf({ lines: charged }).unitLanded)).toEqual([null, null, null]);
  });

  it('are refused above the largest amount, and of amounts that are no amounts', () => {
    const most = { ...line, unitPrice: maxAmount, quantity: 1, taxPercent: 0 };
    expect(totalsOf({ lines: [most] }).total).toBe(maxAmount);
    expect(() => totalsOf({ lines: [most], shipping: 1 })).toThrow(AmountError);
    expect(() => totalsOf({ lines: [{ ...most, quantity: 1.001 }] })).toThrow(AmountError);
    for (const wrong of [{ unitPrice: -1 }, { unitPrice: 0.5 }, { quantity: -1 }, { quantity: 0.0001 }])
      expect(() => lineAmount({ ...line, ...wrong })).toThrow(AmountError);
    for (const taxPercent of [-1, 0.001])
      expect(() => totalsOf({ lines: [{ ...line, taxPercent }] })).toThrow(AmountError);
  });
});

describe('the text of an amount', () => {
  it('has Indian groups and two decimals', () => {
    const amounts = fc.oneof(fc.integer({ min: 0, max: maxAmount }), fc.integer({ min: 0, max: 10_000_000 }));
    fc.assert(
      fc.property(amounts, (paise) => {
        const text = String(paise).padStart(3, '0');
        const rupees = text.slice(0, -2);
        const high = rupees.slice(0, -3).replaceAll(/\B(?=(..)+$)/g, ',');
        expect(formatAmount(paise)).toBe(`${high}${high && ','}${rupees.slice(-3)}.${text.slice(-2)}`);
      }),
      runs,
    );
    expect(formatMoney(10_384_000)).toBe('Rs. 1,03,840.00');
    expect(() => formatMoney(-1)).toThrow(AmountError);
  });
});
