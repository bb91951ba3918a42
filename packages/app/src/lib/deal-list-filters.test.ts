import { expect, it } from 'vitest';
import { dealListPath, dealListSearch, readDealList } from './use-deal-list.ts';

it.each([
  ['', ''],
  ['tab=deals&view=needs-reply', ''],
  ['view=orders&side=vendor&q=steel+coil', '?view=orders&side=vendor&q=steel+coil'],
  ['quantity=40&view=closed&company=c1', '?view=closed'],
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
