import { expect, it } from 'vitest';
import { navEntries } from './nav-entries.tsx';

it('gives each entry the address of a slash and its label', () => {
  expect(navEntries.map(({ label, path }) => [label, path])).toEqual(
    navEntries.map(({ label }) => [label, `/${label}`]),
  );
});
