import { expect, test } from 'vitest';
import { conversationETag, pairOf } from './conversation.ts';

test('two companies are one pair in either order', () => {
  expect(pairOf('1', '2')).toEqual({ a: '1', b: '2' });
  expect(pairOf('2', '1')).toEqual({ a: '1', b: '2' });
});

test('every version and every pair has a tag of its own', () => {
  const tags = [
    conversationETag(pairOf('1', '2'), { lastSeq: 7, version: 7 }),
    conversationETag(pairOf('1', '2'), { lastSeq: 7, version: 8 }),
    conversationETag(pairOf('1', '3'), { lastSeq: 7, version: 7 }),
  ];
  expect(new Set(tags).size).toBe(3);
});
