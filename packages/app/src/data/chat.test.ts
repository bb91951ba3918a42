import { describe, expect, it } from 'vitest';
import { mergeNewest, withMessage } from './chat.ts';

const message = (_id: string) => ({ _id, sender: 'a', content: _id, timestamp: '2026-01-01T00:00:00Z' });
const messages = (ids: string) => ids.split('').map(message);

describe('the newest messages', () => {
  it.each([
    ['the first', '', 'abc', 'abc'],
    ['the same', 'abc', 'abc', 'abc'],
    ['a new one', 'abc', 'bcd', 'abcd'],
    ['after older ones', 'abcdef', 'efg', 'abcdefg'],
    ['so many that some are missing', 'abc', 'xyz', 'xyz'],
    ['none', '', '', ''],
  ])('%s', (_name, read, newest, merged) => {
    expect(mergeNewest(messages(read), messages(newest))).toEqual(messages(merged));
  });

  it('start a conversation that has not been read', () => {
    expect(mergeNewest(undefined, messages('ab'))).toEqual(messages('ab'));
  });
});

it('appends a message once', () => {
  expect(withMessage(undefined, message('a'))).toEqual(messages('a'));
  expect(withMessage(messages('a'), message('b'))).toEqual(messages('ab'));
  expect(withMessage(messages('ab'), message('b'))).toEqual(messages('ab'));
});
