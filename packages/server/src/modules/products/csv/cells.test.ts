import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defuse, kinds, toLine, undefuse } from './cells.ts';
import { columnNames, columnOf, findColumn, mergeCells, toListing, writeCells } from './columns.ts';
import { readRows } from './read-rows.ts';

test.each([
  ['1,00,000', 100_000],
  ['100000', 100_000],
  ['Rs. 1,000.50', 1000.5],
  ['₹ 12', 12],
  ['1,000,000', 1_000_000],
  ['1E+05', 100_000],
  ['-3', -3],
])('%s is the number %d', (cell, value) => expect(kinds.number.read(cell)).toBe(value));

test.each(['10,50', 'ten', '1.2.3', '1 000', ',5', '0x10', '12 kg'])(
  '%s is no number, and stays text',
  (cell) => expect(kinds.number.read(cell)).toBe(cell),
);

test('lists and price breaks are separated by a bar', () => {
  expect(kinds.list.read(String.raw` red | blue||a\|b|C:\dir`)).toEqual([
    'red',
    'blue',
    'a|b',
    String.raw`C:\dir`,
  ]);
  expect(kinds.breaks.read('10:95.50|100:1,000')).toEqual([
    { from: 10, price: 95.5 },
    { from: 100, price: 1000 },
  ]);
});

test('what follows a price in a price break is left for the schema to refuse', () => {
  expect(kinds.breaks.read('10:90:80|20')).toEqual([{ from: 10, price: '90:80' }, { from: 20 }]);
});

test('a header may be written as people do', () => {
  expect(findColumn(' Stock quantity')).toBe('stockQuantity');
  expect(findColumn('PRICE')).toBe('price');
  expect(findColumn('vendorId')).toBeUndefined();
  expect(['attributes.color.0', 'shippingDetails.dimensions.length', 'images.1'].map(columnOf)).toEqual([
    'color',
    'length',
    'images',
  ]);
});

const text = fc.string({ unit: fc.constantFrom(...Array.from('ab=+-@\'"|\\,;\n\t: é🙂')), maxLength: 12 });
const trimmed = text.map((each) => each.trim());
const entries = fc.array(
  trimmed.filter((each) => each !== ''),
  { maxLength: 3 },
);
const amount = fc.nat(1e12).map((paise) => paise / 100);
const size = fc.double({ min: 0, max: 1e6, noNaN: true }).map((each) => each + 0);
const filled = trimmed.filter((each) => each !== '');
const listing = fc.record({
  name: filled,
  description: filled,
  price: amount,
  discount: fc.nat(10_000).map((each) => each / 100),
  category: filled,
  subcategory: trimmed,
  stockQuantity: fc.nat(),
  sku: trimmed,
  unit: trimmed.filter((each) => each !== ''),
  minimumOrder: fc.integer({ min: 1, max: 1e9 }),
  priceBreaks: fc.array(fc.record({ from: fc.nat(), price: amount }), { maxLength: 3 }),
  leadDays: fc.option(fc.nat()),
  hsn: trimmed,
  industry: trimmed,
  lowStock: fc.option(fc.nat()),
  images: entries,
  videos: entries,
  attributes: fc.option(
    fc.record({ color: entries, size: entries, material: trimmed.filter((each) => each !== '') }),
  ),
  shippingDetails: fc.option(
    fc.record({
      estimatedTime: trimmed,
      weight: size,
      dimensions: fc.record({ length: size, width: size, height: size }),
    }),
  ),
  warranty: trimmed,
  additionalNotes: trimmed,
  industryKeywords: entries,
});

async function readFile(csv: string, partBytes = 7) {
  const bytes = Buffer.from(csv);
  const parts = function* () {
    for (let at = 0; at < bytes.byteLength; at += partBytes) yield bytes.subarray(at, at + partBytes);
  };
  const rows = [];
  for await (const row of readRows(parts() as never, () => {})) rows.push(row);
  return rows;
}

describe('what is exported', () => {
  test('is imported as it was, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(listing, fc.integer({ min: 1, max: 100 }), async (product, partBytes) => {
        const cells = writeCells(product);
        const csv = toLine(columnNames) + toLine(columnNames.map((name) => defuse(cells[name])));
        const rows = await readFile(`\ufeff${csv}`, partBytes);
        expect(rows).toHaveLength(1);
        const { name, category, ...others } = product;
        const nfc = { name: name.normalize('NFC'), category: category.normalize('NFC') };
        expect({ ...toListing(rows[0]!.cells), industry: product.industry }).toEqual({ ...others, ...nfc });
        expect(mergeCells(product as never, rows[0]!.cells).changes).toEqual({});
      }),
      { seed: 1, numRuns: 300 },
    );
  });

  test('is no formula', () => {
    for (const cell of ['=1+1', '+1', '-1', '@sum', "'=1", "''=1"]) {
      expect(defuse(cell)).toBe(`'${cell}`);
      expect(undefuse(defuse(cell))).toBe(cell);
    }
    for (const cell of ["'quoted'", 'a=b', '1-2']) {
      expect(defuse(cell)).toBe(cell);
      expect(undefuse(cell)).toBe(cell);
    }
    // White space around a cell does not count, so a tab never begins one.
    expect(writeCells({ name: '\t=1' }).name).toBe('=1');
  });
});

test('empty cells of a stored product clear it, columns that are not there leave it', () => {
  const stored = {
    ...toListing({ name: 'Nut', sku: 'N', warranty: 'None', price: '10', color: 'red|', material: 'Steel' }),
    industry: '',
  };
  expect(mergeCells(stored as never, { price: '12', warranty: '', color: 'red | blue' }).changes).toEqual({
    price: 12,
    warranty: '',
    attributes: { color: ['red', 'blue'], size: [], material: 'Steel' },
  });
});
