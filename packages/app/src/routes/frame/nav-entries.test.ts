import { expect, it } from 'vitest';
import { navEntries, navEntryOf } from './nav-entries.tsx';

it('gives each entry the address of a slash and its label', () => {
  expect(navEntries.map(({ label, path }) => [label, path])).toEqual(
    navEntries.map(({ label }) => [label, `/${label}`]),
  );
});

it('holds requests and deals in the Store', () => {
  expect(
    ['/requests/:requestId', '/deals/:quoteId', '/Store', '/Profile', undefined].map(navEntryOf),
  ).toMatchObject([{ label: 'Store' }, { label: 'Store' }, { label: 'Store' }, undefined, undefined]);
});
