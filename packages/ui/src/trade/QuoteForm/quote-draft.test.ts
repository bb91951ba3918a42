import { expect, it } from 'vitest';
import { quoteDraft, quoteProducts } from '#fixtures/quote-form.ts';
import {
  addLine,
  addProduct,
  changeLine,
  emptyDraft,
  isComplete,
  toKeyedErrors,
  toValues,
} from './quote-draft.ts';

it('keeps the ids of lines and leaves out what is empty', () => {
  expect(toValues(quoteDraft, 'vendor').lines).toMatchObject([
    { id: 'l1', productId: 'p1', priceBreaks: [{ from: 100, price: 65_500 }] },
    { id: 'l2', hsn: '998898' },
  ]);
  expect(toValues(emptyDraft(18), 'vendor')).toEqual({
    lines: [{ description: '', quantity: 0, unit: '', unitPrice: 0, taxPercent: 18 }],
    shipping: 0,
    terms: '',
    note: '',
    files: [],
  });
});

it('leaves out the price breaks of a counter-offer that are no longer lower', () => {
  const [line] = quoteDraft.lines;
  const at = (unitPrice: number) =>
    toValues({ ...quoteDraft, lines: [{ ...line!, unitPrice }] }, 'client').lines;
  expect(at(65_501)).toMatchObject([{ priceBreaks: [{ from: 100, price: 65_500 }] }]);
  expect(at(65_500)[0]).not.toHaveProperty('priceBreaks');
});

it('is complete when each line has a quantity and a price', () => {
  expect(isComplete(quoteDraft)).toBe(true);
  expect(isComplete(emptyDraft(0))).toBe(false);
  expect(isComplete({ ...quoteDraft, shipping: Number.NaN })).toBe(false);
});

it('adds lines with keys of their own, in the unit of the line before', () => {
  const lines = addLine(quoteDraft.lines.slice(1), 5);
  expect(lines.map(({ key }) => key)).toEqual(['2', '3']);
  expect(lines.at(-1)).toMatchObject({ unit: 'tonne', quantity: null, taxPercent: 18 });
});

it('puts a product in place of an untouched line, and after any other', () => {
  expect(addProduct(emptyDraft(18).lines, quoteProducts[0]!, 18)).toMatchObject([
    { productId: 'p1', quantity: 5 },
  ]);
  expect(addProduct(quoteDraft.lines, quoteProducts[1]!, 18)).toHaveLength(3);
  const suggested = { ...quoteDraft.lines[1]!, isSuggested: true };
  const [line, ...others] = addProduct([suggested], quoteProducts[0]!, 18);
  expect([line?.productId, others]).toEqual(['p1', []]);
  expect(addProduct([line!], quoteProducts[1]!, 18)).toHaveLength(2);
  const changed = changeLine(suggested, { unitPrice: 900 }, undefined);
  expect(addProduct([changed], quoteProducts[0]!, 18)).toMatchObject([
    { unitPrice: 900 },
    { productId: 'p1' },
  ]);
});

const [coil] = quoteProducts.map((product) => ({
  ...product,
  priceAt: (quantity: number) => ({ unitPrice: quantity < 20 ? 68_400 : 66_900 }),
}));

it('has the price of the quantity that was asked for, until one is typed', () => {
  const [line] = addProduct([], coil!, 18, 20);
  expect(line).toMatchObject({ quantity: 20, unitPrice: 66_900, priceBreaks: [] });
  const fewer = changeLine(line!, { quantity: 19 }, coil);
  expect(fewer).toMatchObject({ unitPrice: 68_400, priceBreaks: [{ from: 20, price: 66_900 }] });
  expect(changeLine(fewer, { quantity: null }, coil)).toMatchObject({ quantity: null, unitPrice: 68_400 });
  for (const typed of [{ unitPrice: 68_000 }, { priceBreaks: [] }]) {
    const own = changeLine(fewer, typed, coil);
    expect(changeLine(own, { quantity: 20 }, coil)).toEqual({ ...own, quantity: 20 });
  }
  // The prices of an earlier offer were agreed on.
  expect(changeLine(quoteDraft.lines[0]!, { quantity: 5 }, coil)).toMatchObject({ unitPrice: 66_900 });
});

it('finds the line that an error was about, also when one before it is removed', () => {
  expect(toKeyedErrors({ 'lines.1.quantity': 'Too many.', validUntil: 'Over.' }, ['4', '7'])).toEqual({
    'lines.7.quantity': 'Too many.',
    validUntil: 'Over.',
  });
});
