import type { DealListProps, DealSide, DealView } from '@guildhall/ui/trade/deal-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dealsQuery } from '#data/deals.ts';
import { dealPath, storePath } from '#paths.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useSession } from '#session/session.tsx';

const views: readonly DealView[] = ['needs-reply', 'waiting', 'orders', 'closed'];
const sides: readonly DealSide[] = ['all', 'client', 'vendor'];

interface DealListAddress {
  view: DealView;
  side: DealSide;
  q: string;
}

/** The list that shows when the address names none. */
const defaults = { view: 'needs-reply', side: 'all', q: '' } as const;

/** The list of deals that an address names. */
export function readDealList(params: URLSearchParams): DealListAddress {
  return {
    view: views.find((name) => name === params.get('view')) ?? defaults.view,
    side: sides.find((name) => name === params.get('side')) ?? defaults.side,
    q: params.get('q') ?? defaults.q,
  };
}

/** The query that names a list of deals, and nothing else. */
export function dealListSearch(list: DealListAddress): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(list))
    if (value !== defaults[name as keyof typeof defaults]) params.set(name, value);
  const query = params.toString();
  return query && `?${query}`;
}

/** The address of a list of deals. */
export const dealListPath = (list: DealListAddress): string =>
  storePath('deals') + dealListSearch(list).replace('?', '&');

/** The company's deals in one of their lists, which the address names. */
export function useDealList(isShown: boolean): DealListProps {
  const { user } = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const address = readDealList(params);
  const { view, side, q } = address;
  const set = (name: keyof DealListAddress, value: string) =>
    setParams(
      (now) => {
        if (value === '') now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  const filters = { view, ...(side !== 'all' && { side }), ...(q && { q }) };
  const { rows, list } = usePagedList(
    useInfiniteQuery({ ...dealsQuery(user?.id ?? '', filters), enabled: isShown && user !== null }),
  );
  const hrefOf = (id: string) => dealPath(id) + dealListSearch(address);
  return {
    view,
    onViewChange: (next) => set('view', next),
    side,
    onSideChange: (next) => set('side', next === 'all' ? '' : next),
    q,
    onSearch: (next) => set('q', next),
    deals: rows,
    dealHref: ({ id }) => hrefOf(id),
    onDealOpen: ({ id }) => void navigate(hrefOf(id)),
    ...list,
  };
}
