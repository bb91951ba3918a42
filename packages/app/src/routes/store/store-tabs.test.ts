import { expect, it } from 'vitest';
import { changeFor, isOfOtherMode } from './store-tabs.ts';

it.each([
  ['my-requests', 'Vendor', true],
  ['products', 'Vendor', true],
  ['requests', 'Client', true],
  ['storefront', 'Client', true],
  ['requests', 'Vendor', false],
  ['deals', 'Vendor', false],
  ['saved', 'Client', false],
  ['nonsense', 'Client', false],
  [null, 'Client', false],
] as const)('whether the tab %j read in %s mode is of the other one: %j', (asked, mode, expected) => {
  expect(isOfOtherMode({ asked, mode })).toBe(expected);
});

const clientAt = (asked: string | null) => ({ asked, mode: 'Client' }) as const;
const vendorAt = (asked: string | null) => ({ asked, mode: 'Vendor' }) as const;

it.each([
  ['a link from elsewhere', undefined, clientAt('requests'), 'mode'],
  ['a link on another tab', clientAt('deals'), clientAt('requests'), 'mode'],
  ['the switch on a tab that the new mode lacks', vendorAt('requests'), clientAt('requests'), 'tab'],
  ['the switch on a shared tab', vendorAt('deals'), clientAt('deals'), undefined],
  ['the switch on the first tab by default', vendorAt(null), clientAt(null), undefined],
  ['a link to a tab of this mode', clientAt('deals'), clientAt('my-requests'), undefined],
  ['nothing new', clientAt('requests'), clientAt('requests'), undefined],
])('%s', (_, before, now, expected) => {
  expect(changeFor(before, now)).toBe(expected);
});
