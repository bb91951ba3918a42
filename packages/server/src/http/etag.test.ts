import { expect, test } from 'vitest';
import { matchesETag } from './etag.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"v1"', true],
  ['W/"v1"', true],
  ['"v0", W/"v1"', true],
  ['*', true],
  ['"v10"', false],
  ['v1', false],
])('If-None-Match %s matches W/"v1": %s', (header, matches) => {
  expect(matchesETag(header, 'W/"v1"')).toBe(matches);
});
