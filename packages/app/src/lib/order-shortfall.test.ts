import { ApiError } from '@guildhall/api-client';
import type { Order } from '@guildhall/contract';
import { expect, it } from 'vitest';
import { shortfallIn } from './order-shortfall.ts';

const lines = [
  { id: 'l1', description: 'Grade 304 sheet', quantity: 40, unit: 'sheet' },
  { id: 'l2', description: 'MS angle 50 x 50', quantity: 50, unit: 'piece' },
] as Order['lines'];
const refusal = (shortfall: ApiError['shortfall']) => new ApiError(409, { code: 'stock', shortfall });

it('has the lines of an order that its refusal names', () => {
  const error = refusal([{ lineId: 'l2', inStock: 30 }]);
  expect(shortfallIn({ lines }, error)).toEqual([
    { description: 'MS angle 50 x 50', wanted: 50, inStock: 30, unit: 'piece' },
  ]);
});

it.each([
  ['nothing failed', null],
  ['there was no response', new Error()],
  ['it was refused for another reason', new ApiError(409, { code: 'outdated' })],
  ['the order has no such line', refusal([{ lineId: 'l3', inStock: 1 }])],
])('is empty when %s', (_when, error) => {
  expect(shortfallIn({ lines }, error)).toEqual([]);
});
