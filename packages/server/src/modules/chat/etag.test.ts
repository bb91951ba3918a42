import { expect, test } from 'vitest';
import { conversationETag, matchesETag } from './etag.ts';

test('both sides see the same version, and every message makes a new one', () => {
  expect(conversationETag('b', 'a', 7)).toBe(conversationETag('a', 'b', 7));
  expect(conversationETag('a', 'b', 8)).not.toBe(conversationETag('a', 'b', 7));
  expect(conversationETag('a', 'c', 7)).not.toBe(conversationETag('a', 'b', 7));
});

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
