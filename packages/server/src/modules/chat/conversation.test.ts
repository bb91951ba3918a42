import { expect, test } from 'vitest';
import { conversationETag, pairOf } from './conversation.ts';

test('two companies are one pair in either order', () => {
  expect(pairOf('1', '2')).toEqual({ a: '1', b: '2' });
  expect(pairOf('2', '1')).toEqual({ a: '1', b: '2' });
});

test('every message and every pair has a version of its own', () => {
  const versions = [
    conversationETag(pairOf('1', '2'), 7),
    conversationETag(pairOf('1', '2'), 8),
    conversationETag(pairOf('1', '3'), 7),
  ];
  expect(new Set(versions).size).toBe(3);
});
