import { expect, it } from 'vitest';
import { readInventorySort, writeInventorySort } from './inventory-sort.ts';

const read = (sort: string) => readInventorySort(new URLSearchParams({ sort }));

it.each(['stockQuantity', '-listPrice', ''])(
  'is the same again after a way through an address: %j',
  (sort) => {
    expect(writeInventorySort(read(sort))).toBe(sort);
  },
);

it.each(['newest', '-', '--name', 'price'])('reads nothing from %s', (sort) => {
  expect(read(sort)).toBeNull();
});
