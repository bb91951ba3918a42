import { expect, it } from 'vitest';
import { readRequestFilters, withRequestFilters } from './request-filters.ts';

const all = { industry: ['Steel Manufacturing', 'Retail'], maxAge: 7, unquoted: true };

it('is the same again after a way through an address', () => {
  const params = withRequestFilters(new URLSearchParams('tab=requests&industry=Automotive&maxAge=30'), all);
  expect(params.toString()).toBe(
    'tab=requests&industry=Steel+Manufacturing&industry=Retail&maxAge=7&unquoted=true',
  );
  expect(readRequestFilters(params)).toEqual(all);
});

it('leaves out what narrows nothing', () => {
  const none = { industry: [], unquoted: false };
  expect(withRequestFilters(new URLSearchParams('tab=requests'), none).toString()).toBe('tab=requests');
});

it.each(['industry=', 'industry=Bakery', 'maxAge=', 'maxAge=0', 'maxAge=1.5', 'maxAge=x', 'unquoted=no'])(
  'reads nothing from %s',
  (query) => {
    expect(readRequestFilters(new URLSearchParams(query))).toEqual({});
  },
);
