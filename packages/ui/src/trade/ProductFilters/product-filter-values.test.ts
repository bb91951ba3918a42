import { expect, it } from 'vitest';
import {
  narrowsProducts,
  toFilterValues,
  toProductFilters,
  withoutFilters,
  type ProductFilterValues,
} from './product-filter-values.ts';

const all: ProductFilterValues = {
  category: ['Steel', 'Tubes'],
  industry: ['Automotive'],
  minPrice: 0,
  maxPrice: 5000,
  inStock: true,
  maxMinimumOrder: 10,
  connected: true,
  sort: '-price',
};

it('comes back from the panel as it went there', () => {
  for (const filters of [all, { sort: 'name' } as const, { minPrice: 0 }, {}])
    expect(toProductFilters(toFilterValues(filters), filters)).toEqual(filters);
});

it('tells what narrows from what orders', () => {
  expect(
    Object.keys(all).filter((name) => narrowsProducts({ [name]: all[name as keyof typeof all] })),
  ).toEqual(Object.keys(all).filter((name) => name !== 'sort'));
  expect(narrowsProducts({ category: [], inStock: false })).toBe(false);
  expect(withoutFilters(all)).toEqual({ sort: '-price' });
});
