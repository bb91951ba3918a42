import { expect, it } from 'vitest';
import { navEntries, navEntryOf } from './nav-entries.tsx';

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
