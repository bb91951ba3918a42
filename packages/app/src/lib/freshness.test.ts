import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wasRequestedAfter, watchFreshness } from './freshness.ts';

const queryKey = ['list'];

/** An active query whose responses come when `respond` is called, and how often it was requested. */
function setUp() {
  const client = new QueryClient();
  watchFreshness(client);
  const responses: ((data: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => responses.push(resolve));
  const observer = new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity });
  stop = observer.subscribe(() => {});
  const respond = async (data: string) => {
    responses.at(-1)!(data);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe(data));
  };
  return { client, responses, respond };
}
let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => stop());

it('asks again when a first response that was on its way may be from before', async () => {
  const { client, responses, respond } = setUp();
  await client.invalidateQueries({ queryKey, refetchType: 'none' });
  expect(responses).toHaveLength(1);
  await respond('before');
  expect(responses).toHaveLength(2);
  await respond('after');
  expect(responses).toHaveLength(2);
});

it('asks once for what was outdated when it was there', async () => {
  const { client, responses, respond } = setUp();
  await respond('before');
  void client.invalidateQueries({ queryKey });
  expect(responses).toHaveLength(2);
  await respond('after');
  expect(responses).toHaveLength(2);
});

it('knows a query by when it was requested, not by when its response came', async () => {
  const before = Date.now() - 1;
  const { client, respond } = setUp();
  const query = client.getQueryCache().find({ queryKey })!;
  expect(wasRequestedAfter(query, before)).toBe(true);
  const happened = Date.now();
  vi.setSystemTime(happened + 1);
  await respond('from before');
  expect(wasRequestedAfter(query, happened)).toBe(false);
});

it('takes a further page for no request of the earlier ones', async () => {
  const client = new QueryClient();
  watchFreshness(client);
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: ({ pageParam }) => pageParam,
    initialPageParam: 1,
    getNextPageParam: (page) => page + 1,
  });
  stop = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual([1]));
  const between = Date.now();
  vi.setSystemTime(between + 1);
  await observer.fetchNextPage();
  const query = client.getQueryCache().find({ queryKey })!;
  expect(wasRequestedAfter(query, between)).toBe(false);
  await observer.refetch();
  expect(wasRequestedAfter(query, between)).toBe(true);
});
