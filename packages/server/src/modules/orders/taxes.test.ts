import { expect, test } from 'vitest';
import { taxesOf } from './taxes.ts';

const from = (gstin: string) => ({ name: 'Lotus', address: 'Nashik', gstin });
const maharashtra = from('27AAPFU0939F1ZV');
const gujarat = from('24AAACC1206D1ZM');
const unknown = from('');

test('within a state the tax is two halves, whose sum is the tax', () => {
  const taxes = taxesOf(18_01, { client: maharashtra, vendor: maharashtra });
  expect(taxes).toEqual([
    { name: 'CGST', amount: 9.01 },
    { name: 'SGST', amount: 9 },
  ]);
});

test('between two states it is one tax', () => {
  expect(taxesOf(18_00, { client: gujarat, vendor: maharashtra })).toEqual([{ name: 'IGST', amount: 18 }]);
});

test('without the state of both it cannot be told', () => {
  for (const parties of [
    { client: unknown, vendor: maharashtra },
    { client: maharashtra, vendor: unknown },
    { client: unknown, vendor: unknown },
  ])
    expect(taxesOf(18_00, parties)).toEqual([{ name: 'GST', amount: 18 }]);
});
