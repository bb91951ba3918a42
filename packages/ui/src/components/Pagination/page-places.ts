/** A page, or a gap where pages are left out. */
export type Place = number | 'gap-before' | 'gap-after';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * What stands between Previous and Next: the first page, the last, the shown one and its neighbours. Of a long list
 * there are always seven places, so that Next does not move under the pointer while it is pressed repeatedly.
 */
export function pagePlaces(page: number, pageCount: number): Place[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pageCount];
}
