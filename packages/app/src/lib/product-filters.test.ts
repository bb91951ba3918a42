import { expect, it } from 'vitest';
import { readProductFilters, withProductFilters } from './product-filters.ts';

const all = {
  category: ['Coils', 'Sheets & plates'],
  industry: ['Automotive'],
  minPrice: 0,
  maxPrice: 5000.5,
  inStock: true,
  maxMinimumOrder: 10,
  connected: true,
  sort: '-price',
} as const;

it('is the same again after a way through an address', () => {
  const params = withProductFilters(new URLSearchParams('q=steel&category=Old&page=2'), all);
  expect(params.toString()).toBe(
    'q=steel&page=2&category=Coils&category=Sheets+%26+plates&industry=Automotive&minPrice=0&maxPrice=5000.5&maxMinimumOrder=10&inStock=true&connected=true&sort=-price',
  );
  expect(readProductFilters(params)).toEqual(all);
});

it('leaves out what narrows nothing', () => {
  const none = { category: [], inStock: false, sort: 'newest' } as const;
  expect(withProductFilters(new URLSearchParams(), none).toString()).toBe('');
});

it.each([
  'category=',
  'minPrice=x',
  'minPrice=',
  'maxPrice=-1',
  'maxPrice=Infinity',
  'inStock=no',
  'sort=best',
  'sort=newest',
])('reads nothing from %s', (query) => {
  expect(readProductFilters(new URLSearchParams(query))).toEqual({});
});
