import { expect, it } from 'vitest';
import { navEntries } from './nav-entries.tsx';

it('leads from each entry to a slash and its label', () => {
  expect(navEntries.map(({ label, path }) => [label, path])).toEqual(
    navEntries.map(({ label }) => [label, `/${label}`]),
  );
});
