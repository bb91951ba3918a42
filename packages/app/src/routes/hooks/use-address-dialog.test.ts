import { expect, it } from 'vitest';
import { dialogSearch } from './use-address-dialog.ts';

it.each([
  ['', 'product', 'p1', undefined, '?product=p1'],
  ['?tab=sent', 'company', 'c1', undefined, '?tab=sent&company=c1'],
  ['?product=p1', 'company', 'c1', undefined, '?company=c1'],
  ['?product=p1', 'estimate', 'p1', 'o1', '?estimate=p1&order=o1'],
  ['?estimate=p1&order=o1', 'company', 'c1', undefined, '?company=c1'],
  ['?company=c1', 'report', 'company.c1.c1', undefined, '?report=company.c1.c1'],
  ['?tab=sent&company=c1', 'company', undefined, undefined, '?tab=sent'],
  ['?add=request&order=o1', 'add', undefined, undefined, ''],
  ['?side=vendor&quantity=40', 'form', 'offer', undefined, '?side=vendor&form=offer'],
  ['?form=counter&quantity=40', 'company', 'c1', undefined, '?form=counter&quantity=40&company=c1'],
  ['?form=counter&company=c1', 'company', undefined, undefined, '?form=counter'],
  ['?form=counter&quantity=40&company=c1', 'form', undefined, undefined, '?company=c1'],
] as const)('%s with %s %s %s becomes %s', (search, name, id, orderId, expected) => {
  expect(dialogSearch(search, name, id, orderId)).toBe(expected);
});
