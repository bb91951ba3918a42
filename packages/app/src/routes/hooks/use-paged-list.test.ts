import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { usePagedList } from './use-paged-list.ts';

type Query = Parameters<typeof usePagedList<string>>[0];

const refetch = vi.fn();
const fetchNextPage = vi.fn();
const loaded = {
  data: ['coil'],
  hasNextPage: true,
  isFetchNextPageError: false,
  isFetchingNextPage: false,
  isLoadingError: false,
  isPending: false,
  isPlaceholderData: false,
  refetch,
  fetchNextPage,
} as Query;

/** What the list says when a screen shows `query`, narrowed to what begins with `wanted`. */
function listOf(query: Partial<Query>, wanted = '') {
  const seen: ReturnType<typeof usePagedList<string>>[] = [];
  const Screen = () => {
    seen.push(usePagedList({ ...loaded, ...query }, (row) => row.startsWith(wanted)));
    return null;
  };
  renderToStaticMarkup(createElement(Screen));
  return seen[0]!;
}

it.each([
  ['on its way', { data: undefined, isPending: true }, '', 'loading', 'idle'],
  ['failed at once', { data: undefined, isLoadingError: true, hasNextPage: false }, '', 'error', 'end'],
  ['there, with more to come', {}, '', 'ready', 'idle'],
  ['there as a whole', { hasNextPage: false }, '', 'ready', 'end'],
  ['there, its next page on the way', { isFetchingNextPage: true }, '', 'ready', 'loading'],
  ['there in the order of before', { isPlaceholderData: true, hasNextPage: false }, '', 'ready', 'loading'],
  ['there, its next page failed', { isFetchNextPageError: true }, '', 'ready', 'error'],
  ['searched through', {}, 'beam', 'loading', 'idle'],
  ['searched through in vain', { hasNextPage: false }, 'beam', 'ready', 'end'],
  ['stuck in the search', { isFetchNextPageError: true }, 'beam', 'error', 'error'],
] satisfies [string, Partial<Query>, string, string, string][])(
  'a list that is %s',
  (_name, query, wanted, state, more) => {
    expect(listOf(query, wanted).list).toMatchObject({ state, more });
  },
);

it('tries what has failed: the page that the search is stuck at, or the list', () => {
  listOf({ isFetchNextPageError: true }, 'beam').list.onRetry();
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(refetch).not.toHaveBeenCalled();
  listOf({ data: [], isLoadingError: true, hasNextPage: false }).list.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
