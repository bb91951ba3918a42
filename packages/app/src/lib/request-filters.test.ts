import { expect, it } from 'vitest';
import {
  readRequestFilters,
  readRequestStatus,
  withRequestFilters,
  withRequestStatus,
} from './request-filters.ts';

const all = { industry: ['Steel Manufacturing', 'Retail'], maxAge: 7, unquoted: true };

it('is the same again after a way through an address', () => {
  const params = withRequestFilters(
    new URLSearchParams('tab=requests&industry=Pharmaceuticals&supplyIndustry=Automotive&maxAge=30'),
    all,
  );
  expect(params.toString()).toBe(
    'tab=requests&industry=Pharmaceuticals&supplyIndustry=Steel+Manufacturing&supplyIndustry=Retail&maxAge=7&unquoted=true',
  );
  expect(readRequestFilters(params)).toEqual(all);
});

it('leaves out what narrows nothing', () => {
  const none = { industry: [], unquoted: false };
  expect(withRequestFilters(new URLSearchParams('tab=requests'), none).toString()).toBe('tab=requests');
});

it.each([
  'industry=Retail',
  'supplyIndustry=',
  'supplyIndustry=Bakery',
  'maxAge=',
  'maxAge=0',
  'maxAge=1.5',
  'maxAge=x',
  'maxAge=3651',
  'unquoted=no',
])('reads nothing from %s', (query) => {
  expect(readRequestFilters(new URLSearchParams(query))).toEqual({});
});

it('keeps the status of own requests and the filters of the board apart', () => {
  const board = withRequestFilters(new URLSearchParams('tab=my-requests'), all);
  const params = withRequestStatus(board, 'closed');
  expect(readRequestFilters(params)).toEqual(all);
  expect(readRequestStatus(params)).toBe('closed');
  expect(withRequestFilters(params, {}).toString()).toBe('tab=my-requests&status=closed');
  expect(withRequestStatus(params).toString()).toBe(board.toString());
});

it.each(['', 'status=', 'status=all', 'status=won', 'status=Open'])('reads no status from %j', (query) => {
  expect(readRequestStatus(new URLSearchParams(query))).toBeUndefined();
});
