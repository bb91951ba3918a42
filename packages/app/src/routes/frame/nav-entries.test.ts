import { expect, it } from 'vitest';
import { accountEntryOf, navEntries, navEntryOf } from './nav-entries.tsx';

it('gives each entry the address of a slash and its label', () => {
  expect(navEntries.map(({ label, path }) => [label, path])).toEqual(
    navEntries.map(({ label }) => [label, `/${label}`]),
  );
});

it.each([
  ['/Store', 'Store'],
  ['/products/:productId', 'Store'],
  ['/requests/:requestId', 'Store'],
  ['/deals/:quoteId', 'Store'],
  ['/companies/:companyId', 'Network'],
  ['/Profile', undefined],
  [undefined, undefined],
])('%s belongs to %s', (address, label) => {
  expect(navEntryOf(address)?.label).toBe(label);
});

it.each([
  ['/Profile', 'profile'],
  ['/Settings', 'settings'],
  ['/Inventory', 'manageInventory'],
  ['/Inventory/:productId', 'manageInventory'],
  ['/Plans', undefined],
])('%s belongs to %s of the account', (address, entry) => {
  expect(accountEntryOf(address)).toBe(entry);
});
