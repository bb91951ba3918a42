import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { pagePlaces } from './page-places.ts';
import { contract } from './Pagination.contract.ts';
import { Pagination } from './Pagination.tsx';

const getHref = (page: number) => `#${page}`;

describeConformance({
  contract,
  render: (props) => <Pagination page={6} pageCount={12} {...props} />,
  examples: [
    <Pagination key="cursor" page={1} />,
    <Pagination key="links" page={12} pageCount={12} getHref={getHref} />,
  ],
});

describe('pagePlaces', () => {
  const shown = (page: number, pageCount: number) =>
    pagePlaces(page, pageCount)
      .map((place) => (typeof place === 'number' ? place : '…'))
      .join(' ');

  it.each([
    [1, 0, ''],
    [1, 1, '1'],
    [4, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [9, 9, '1 … 5 6 7 8 9'],
    [250, 500, '1 … 249 250 251 … 500'],
  ])('shows page %i of %i as "%s"', (page, pageCount, places) => {
    expect(shown(page, pageCount)).toBe(places);
  });

  it('holds seven places wherever one is', () => {
    for (let page = 1; page <= 30; page++) expect(pagePlaces(page, 30)).toHaveLength(7);
  });
});
