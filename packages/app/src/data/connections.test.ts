import type { ChatMessage, ConnectedCompany } from '@guildhall/contract';
import { expect, it } from 'vitest';
import { withLastMessage } from './connections.ts';

const company = (_id: string, timestamp?: string): ConnectedCompany => ({
  _id,
  companyName: _id,
  avatar: null,
  connection: { _id: `connection-${_id}`, status: 'connected', direction: 'sent' },
  unread: 0,
  lastRead: null,
  lastReadByOther: null,
  lastMessage: timestamp === undefined ? null : { content: 'Hello', timestamp },
});
const pages = (...items: ConnectedCompany[][]) => ({
  pages: items.map((page) => ({ items: page, nextCursor: null })),
  pageParams: items.map(() => undefined),
});
const message = (timestamp: string) => ({ _id: 'm', sender: 'c', content: 'News', timestamp });
const list = pages([company('a', '2026-03-12'), company('b')], [company('c', '2026-03-10')]);

it('puts the company of a new message on top, with that message', () => {
  const next = withLastMessage(list, 'c', [message('2026-03-13')]);
  expect(next?.pages.map(({ items }) => items.map(({ _id }) => _id))).toEqual([['c', 'a', 'b'], []]);
  expect(next?.pages[0]?.items[0]?.lastMessage).toEqual({ content: 'News', timestamp: '2026-03-13' });
});

it('does not change the list for a known or older message, or for a company that is not in it', () => {
  expect(withLastMessage(list, 'c', [message('2026-03-10')])).toBeUndefined();
  expect(withLastMessage(list, 'c', [message('2026-03-09')])).toBeUndefined();
  expect(withLastMessage(list, 'd', [message('2026-03-13')])).toBeUndefined();
  expect(withLastMessage(undefined, 'c', [message('2026-03-13')])).toBeUndefined();
});

it('shows the last message that is not deleted, or the names of its files', () => {
  const deleted = { ...message('2026-03-14'), content: '', deleted: true as const };
  const shown = (...messages: ChatMessage[]) =>
    withLastMessage(list, 'c', messages)?.pages[0]?.items[0]?.lastMessage;
  expect(shown(message('2026-03-13'), deleted)).toEqual({ content: 'News', timestamp: '2026-03-13' });
  expect(shown(deleted)).toBeUndefined();
  const file = { id: 'f', url: '/f', name: 'Pepper.webp', bytes: 9, width: 1, height: 1 };
  expect(
    shown({ ...message('2026-03-13'), content: '', files: [{ ...file, type: 'image/webp' }] }),
  ).toMatchObject({
    content: 'Pepper.webp',
  });
});
