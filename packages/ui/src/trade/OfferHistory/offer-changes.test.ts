import { expect, it } from 'vitest';
import { firstOffer as offer } from '#fixtures/negotiation.ts';
import { offerChanges, percentOfChange } from './offer-changes.ts';

const [coil, slitting] = offer.lines as [(typeof offer.lines)[0], (typeof offer.lines)[0]];
const kindsOf = (changes: Partial<typeof offer>) =>
  offerChanges({ ...offer, ...changes }, offer).map(({ kind }) => kind);

it('finds nothing in the same terms, whoever offers them, whenever and with whatever note', () => {
  const again = {
    number: 2,
    by: 'client',
    memberName: 'Asha Rao',
    note: 'Agreed.',
    at: '2027-01-01',
  } as const;
  expect(kindsOf({ ...again, lines: offer.lines.map((line) => ({ ...line })) })).toEqual([]);
});

it('names the total first, with both amounts', () => {
  const totals = { ...offer.totals, total: 63_000 };
  expect(offerChanges({ ...offer, totals, shipping: 0, leadDays: null }, offer)).toEqual([
    { kind: 'total', from: offer.totals.total, to: 63_000 },
    { kind: 'shipping', from: offer.shipping, to: 0 },
    { kind: 'leadDays', from: 14, to: null },
  ]);
});

it('tells lines apart by their ids', () => {
  const added = { ...slitting, id: 'new', description: 'Packing' };
  const cheaper = { ...coil, unitPrice: coil.unitPrice - 1 };
  expect(offerChanges({ ...offer, lines: [added, cheaper] }, offer)).toEqual([
    { kind: 'added', line: added },
    { kind: 'unitPrice', line: cheaper, before: coil },
    { kind: 'removed', line: slitting },
  ]);
});

it.each([
  ['description', { description: 'Coil' }],
  ['quantity', { quantity: 41 }],
  ['unit', { unit: 'kg' }],
  ['taxPercent', { taxPercent: 5 }],
  ['hsn', { hsn: '1' }],
  ['priceBreaks', { priceBreaks: [{ from: 100, price: 1 }] }],
  ['priceBreaks', { priceBreaks: undefined }],
])('finds another %s of a line', (kind, change) => {
  expect(kindsOf({ lines: [{ ...coil, ...change }, slitting] })).toEqual([kind]);
});

it.each([
  ['shippingTax', { shippingTaxPercent: 5 }],
  ['terms', { terms: '' }],
  ['validUntil', { validUntil: '2027-01-01T18:29:59Z' }],
])('finds another %s', (kind, change) => {
  expect(kindsOf(change)).toEqual([kind]);
});

it('compares no last day with that of a counter-offer, which has none', () => {
  expect(kindsOf({ validUntil: null })).toEqual([]);
  expect(offerChanges(offer, { ...offer, validUntil: null })).toEqual([]);
});

it('takes no empty HSN code for another', () => {
  const line = { ...coil, hsn: undefined };
  expect(offerChanges({ ...offer, lines: [{ ...line, hsn: '' }] }, { ...offer, lines: [line] })).toEqual([]);
});

it('says by how many percent an amount differs', () => {
  expect(percentOfChange(65_712, 63_000)).toBeCloseTo(-4.127, 3);
  expect(percentOfChange(0, 5)).toBeNull();
});
