import { SearchScreen, type SearchKind } from '@guildhall/ui/search-screen';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSendConnection } from '#data/connection-mutations.ts';
import { resultsLimit, resultsQuery, searchTextOf } from '#data/search.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { searchPath } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useAddressDialog } from './use-address-dialog.ts';
import { useLogInFirst } from './use-log-in-first.ts';
import { useProductActions } from './use-product-actions.ts';

const kinds: readonly SearchKind[] = ['all', 'companies', 'products', 'requests'];

/** All that is found by what the address asks for. */
export function SearchRoute() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const logInFirst = useLogInFirst();
  const company = useAddressDialog('company');
  const q = searchTextOf(params.get('q') ?? '');
  usePageTitle(q ? `${q} · Search` : 'Search');
  const { data, isError, isPending, refetch } = useQuery(resultsQuery(q));
  const send = useSendConnection(user?.id ?? '');
  const productActions = useProductActions();
  return (
    <SearchScreen
      query={q}
      results={data}
      state={q && isPending ? 'loading' : isError && !data ? 'error' : 'ready'}
      onRetry={() => void refetch()}
      kind={kinds.find((kind) => kind === params.get('kind')) ?? 'all'}
      onKindChange={(kind) => void navigate(searchPath(q, kind), { replace: true })}
      limit={resultsLimit}
      ownId={user?.id}
      currentId={hash.slice(1)}
      onConnect={logInFirst(send.mutate)}
      onCompanyOpen={company.open}
      {...productActions}
    />
  );
}
