import { expect, it } from 'vitest';
import { dealListPath, dealListSearch, readDealList, withDealList } from './deal-list-filters.ts';

it.each([
  ['', ''],
  ['tab=deals&view=needs-reply', ''],
  ['view=orders&side=vendor&q=steel+coil', '?view=orders&side=vendor&q=steel+coil'],
  ['quantity=40&view=closed&company=c1', '?view=closed'],
  ['view=orders&status=placed&due=overdue', '?view=orders&status=placed&due=overdue'],
  // A list has statuses of its own, and what has ended is never due.
  ['view=orders&status=completed&due=soon', '?view=orders'],
  ['view=closed&status=completed&due=overdue', '?view=closed&status=completed'],
  [`view=orders&q=+${'x'.repeat(300)}`, `?view=orders&q=${'x'.repeat(200)}`],
  // The products of the Store have a view of their own.
  ['view=table&side=nobody', ''],
])('of the query %j another deal gets %j', (query, expected) => {
  expect(dealListSearch(readDealList(new URLSearchParams(query)))).toBe(expected);
});

it.each([
  ['', '/Store?tab=deals'],
  ['quantity=40', '/Store?tab=deals'],
  ['view=orders&side=vendor&q=steel+coil', '/Store?tab=deals&view=orders&side=vendor&q=steel+coil'],
])('the way back from a deal at the query %j is %j', (query, expected) => {
  expect(dealListPath(readDealList(new URLSearchParams(query)))).toBe(expected);
});

it('what narrows a list takes the place of what narrowed it, and of nothing else', () => {
  const params = new URLSearchParams('tab=deals&view=orders&status=placed&due=today&q=coil');
  const next = withDealList(params, { ...readDealList(params), status: undefined, side: 'vendor' });
  expect(next.toString()).toBe('tab=deals&view=orders&due=today&q=coil&side=vendor');
});
