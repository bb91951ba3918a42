import { expect, it } from 'vitest';
import { dealListSearch, readDealList } from './use-deal-list.ts';

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
