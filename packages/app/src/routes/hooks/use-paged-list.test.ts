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

/** The result for `query`, filtered by rows that begin with `wanted`. */
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
  ['loading', { data: undefined, isPending: true }, '', 'loading', 'idle'],
  [
    'failed from the start',
    { data: undefined, isLoadingError: true, hasNextPage: false },
    '',
    'error',
    'end',
  ],
  ['loaded, with more to come', {}, '', 'ready', 'idle'],
  ['loaded completely', { hasNextPage: false }, '', 'ready', 'end'],
  ['loaded, its next page loading', { isFetchingNextPage: true }, '', 'ready', 'loading'],
  ['loaded in its previous order', { isPlaceholderData: true, hasNextPage: false }, '', 'ready', 'loading'],
  ['loaded, its next page failed', { isFetchNextPageError: true }, '', 'ready', 'error'],
  ['still being searched', {}, 'beam', 'loading', 'idle'],
  ['searched without a result', { hasNextPage: false }, 'beam', 'ready', 'end'],
  ['stuck in the search', { isFetchNextPageError: true }, 'beam', 'error', 'error'],
] satisfies [string, Partial<Query>, string, string, string][])(
  'a list that is %s',
  (_name, query, wanted, state, more) => {
    expect(listOf(query, wanted).list).toMatchObject({ state, more });
  },
);

it('retries what has failed: the page at which the search is stuck, or the list', () => {
  listOf({ isFetchNextPageError: true }, 'beam').list.onRetry();
  expect(fetchNextPage).toHaveBeenCalledOnce();
  expect(refetch).not.toHaveBeenCalled();
  listOf({ data: [], isLoadingError: true, hasNextPage: false }).list.onRetry();
  expect(refetch).toHaveBeenCalledOnce();
});
