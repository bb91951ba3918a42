import { expect, it } from 'vitest';
import { mapRows, pagesOptions, prependRow } from './pages.ts';

const data = {
  pages: [
    { items: [1, 2], nextCursor: 'c' },
    { items: [3], nextCursor: null },
  ],
  pageParams: [undefined, 'c'],
};
const options = pagesOptions<number>(['x'], () => Promise.resolve({ items: [], nextCursor: null }));

it('shows pages as one list', () => {
  expect(options.select?.(data)).toEqual([1, 2, 3]);
});

it('continues at the cursor, and ends without one', () => {
  const next = (page: (typeof data)['pages'][number]) =>
    options.getNextPageParam(page, [page], undefined, []);
  expect(data.pages.map(next)).toEqual(['c', null]);
});

it('changes rows in place', () => {
  const changed = mapRows(data, (row) => row * 10);
  expect(changed?.pages.map(({ items }) => items)).toEqual([[10, 20], [30]]);
  expect(data.pages[0]?.items).toEqual([1, 2]);
  expect(mapRows(undefined, (row: number) => row)).toBeUndefined();
});

it('puts a new row on top, once', () => {
  const rows = { pages: [{ items: [{ id: 'b' }], nextCursor: null }], pageParams: [undefined] };
  const added = prependRow(rows, { id: 'a' });
  expect(added?.pages[0]?.items).toEqual([{ id: 'a' }, { id: 'b' }]);
  expect(prependRow(added, { id: 'a' })).toBe(added);
  expect(prependRow(undefined, { id: 'a' })).toBeUndefined();
});
