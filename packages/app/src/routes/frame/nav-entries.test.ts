import { expect, it } from 'vitest';
import { navEntries } from './nav-entries.tsx';

it.each(navEntries)('leads from $label to a slash and its label', ({ label, path }) => {
  expect(path).toBe(`/${label}`);
});
