import type { DealListProps, DealSide, DealView } from '@guildhall/ui/trade/deal-list';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dealsQuery } from '#data/deals.ts';
import { dealPath } from '#paths.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useSession } from '#session/session.tsx';

const views: readonly DealView[] = ['needs-reply', 'waiting', 'orders', 'closed'];
const sides: readonly DealSide[] = ['all', 'client', 'vendor'];

/** The company's deals in one of their lists, which the address names. */
export function useDealList(isShown: boolean): DealListProps {
  const { user } = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const view = views.find((name) => name === params.get('view')) ?? 'needs-reply';
  const side = sides.find((name) => name === params.get('side')) ?? 'all';
  const q = params.get('q') ?? '';
  const set = (name: string, value: string) =>
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
  return {
    view,
    onViewChange: (next) => set('view', next),
    side,
    onSideChange: (next) => set('side', next === 'all' ? '' : next),
    q,
    onSearch: (next) => set('q', next),
    deals: rows,
    dealHref: ({ id }) => dealPath(id),
    onDealOpen: ({ id }) => void navigate(dealPath(id)),
    ...list,
  };
}
