import { expect, it } from 'vitest';
import {
  readProductFilters,
  readProductView,
  withProductFilters,
  withProductView,
} from './product-filters.ts';

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

it('reads as many values as the call takes, each once', () => {
  const values = Array.from({ length: 25 }, (_, index) => `c${index}`);
  const params = new URLSearchParams([...values, ...values].map((value) => ['category', value]));
  expect(readProductFilters(params)).toEqual({ category: values.slice(0, 20) });
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
  'minPrice=1.005',
  'maxPrice=10000000000.01',
  'maxMinimumOrder=0',
  'maxMinimumOrder=1.5',
  `category=${'x'.repeat(81)}`,
  'industry=%00',
])('reads nothing from %s', (query) => {
  expect(readProductFilters(new URLSearchParams(query))).toEqual({});
});

it('keeps how the products show, beside the filters', () => {
  const params = withProductView(new URLSearchParams('q=steel'), 'table');
  expect(params.toString()).toBe('q=steel&view=table');
  expect(readProductView(params)).toBe('table');
  expect(withProductView(params, 'cards').toString()).toBe('q=steel');
});

it.each(['', 'view=orders', 'view=cards'])('shows cards for %j', (query) => {
  expect(readProductView(new URLSearchParams(query))).toBe('cards');
});
