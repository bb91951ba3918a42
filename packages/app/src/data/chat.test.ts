import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { chatKeys, mergeNewest, showMessageDeleted, withMessage } from './chat.ts';

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

it('empties a deleted message in its conversation, and leaves it out of what a search has found', () => {
  const queryClient = new QueryClient();
  const pages = (ids: string) => ({
    pages: [{ items: messages(ids).map((found) => ({ message: found })) }],
    pageParams: [undefined],
  });
  queryClient.setQueryData(chatKeys.messages('b'), [message('x'), { ...message('y'), files: [], card: {} }]);
  queryClient.setQueryData([...chatKeys.messages('b'), 'from', 'y'], true);
  queryClient.setQueryData([...chatKeys.search, 'y'], pages('xy'));
  showMessageDeleted(queryClient, 'y');
  expect(queryClient.getQueryData(chatKeys.messages('b'))).toEqual([
    message('x'),
    { ...message('y'), content: '', deleted: true },
  ]);
  expect(queryClient.getQueryData([...chatKeys.messages('b'), 'from', 'y'])).toBe(true);
  expect(queryClient.getQueryData([...chatKeys.search, 'y'])).toEqual(pages('x'));
});
