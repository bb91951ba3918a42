import type { Page } from '@guildhall/api-client';
import type { Attention, Notification } from '@guildhall/contract';
import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { api } from '#lib/api.ts';
import { notificationsQuery, readNotificationsMutation } from './notifications.ts';

const page = (unread: boolean): Page<Notification> => ({
  items: [{ number: 7, kind: 'member-joined', at: '2026-03-12T00:00:00Z', unread } as Notification],
  nextCursor: null,
});

it('what is marked as read stays so when a response from before comes late', async () => {
  const queryClient = new QueryClient();
  const list = vi.spyOn(api.attention, 'listNotifications').mockResolvedValueOnce(page(true));
  const read = vi.spyOn(api.attention, 'readNotifications');
  const observer = new InfiniteQueryObserver(queryClient, notificationsQuery('a'));
  onTestFinished(observer.subscribe(() => {}));
  const isUnread = () => observer.getCurrentResult().data?.[0]?.unread;
  await vi.waitFor(() => expect(isUnread()).toBe(true));

  list.mockResolvedValueOnce(page(true)).mockResolvedValue(page(false));
  const late = observer.refetch();
  read.mockImplementationOnce(async () => {
    await late;
    expect(isUnread()).toBe(false);
    return {} as Attention;
  });
  await new MutationObserver(queryClient, readNotificationsMutation(queryClient, 'a')).mutate(7);
  expect(isUnread()).toBe(false);
  expect(list).toHaveBeenCalledTimes(3);
});
