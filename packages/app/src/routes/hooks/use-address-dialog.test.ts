import { expect, it } from 'vitest';
import { dialogSearch } from './use-address-dialog.ts';

it.each([
  ['', 'product', 'p1', '?product=p1'],
  ['?tab=sent', 'company', 'c1', '?tab=sent&company=c1'],
  ['?product=p1', 'company', 'c1', '?company=c1'],
  ['?tab=sent&company=c1', undefined, undefined, '?tab=sent'],
  ['?product=p1', undefined, undefined, ''],
] as const)('%s with %s %s becomes %s', (search, name, id, expected) => {
  expect(dialogSearch(search, name, id)).toBe(expected);
});
