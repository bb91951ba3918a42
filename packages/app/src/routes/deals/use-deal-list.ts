import type { DealListProps } from '@guildhall/ui/trade/deal-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dealsQuery } from '#data/deals.ts';
import {
  dealListSearch,
  narrowingOptions,
  readDealList,
  withDealList,
  type DealListFilters,
} from '#lib/deal-list-filters.ts';
import { dealPath } from '#paths.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useSession } from '#session/session.tsx';

/** The company's deals in one of their lists, which the address names. */
export function useDealList(isShown: boolean): DealListProps {
  const { user } = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const address = readDealList(params);
  const { view, side, q, ...narrowing } = address;
  const set = (change: Partial<DealListFilters>) =>
    setParams((now) => withDealList(now, { ...readDealList(now), ...change }), { replace: true });
  const filters = { view, ...(side !== 'all' && { side }), ...narrowing, ...(q && { q }) };
  const { rows, list } = usePagedList(
    useInfiniteQuery({ ...dealsQuery(user?.id ?? '', filters), enabled: isShown && user !== null }),
  );
  const timeZone = useCompanyZone();
  const hrefOf = (id: string) => dealPath(id) + dealListSearch(address);
  return {
    view,
    // Each list is narrowed by what is in it.
    onViewChange: (next) => set({ view: next, status: undefined, due: undefined }),
    side,
    onSideChange: (next) => set({ side: next }),
    q,
    onSearch: (next) => set({ q: next }),
    narrowing,
    onNarrow: ({ status, due }) => set({ status, due }),
    narrowingOptions: narrowingOptions[view],
    deals: rows,
    timeZone,
    dealHref: ({ id }) => hrefOf(id),
    onDealOpen: ({ id }) => void navigate(hrefOf(id)),
    ...list,
  };
}
