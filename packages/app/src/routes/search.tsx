import { maxSearchResults } from '@guildhall/contract/limits';
import { SearchScreen, type SearchKind } from '@guildhall/ui/screens/search-screen';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useSendConnection } from '#data/connection-mutations.ts';
import { statusInList } from '#data/connections.ts';
import { bestResultsQuery, foundCompaniesQuery, foundRequestsQuery } from '#data/search.ts';
import { readChoice, readText } from '#lib/address-values.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { requestPath, searchPath } from '#paths.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductList } from '#routes/products/use-product-list.ts';
import { useProductActions } from '#routes/products/use-product-actions.ts';

const CreateRequestDialog = lazyComponent(
  () => import('#routes/requests/create-request-dialog.tsx'),
  'CreateRequestDialog',
);

const kinds: readonly SearchKind[] = ['all', 'companies', 'products', 'requests'];

/** The search results for the query in the address. */
export function SearchRoute() {
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const mayConnect = useMay('network');
  const logInFirst = useLogInFirst();
  const company = useAddressDialog('company');
  const q = readText(params);
  usePageTitle(q ? `${q} · Search` : 'Search');
  const kind = readChoice(params, 'kind', kinds) ?? 'all';
  const isOpen = (name: SearchKind) => ({ enabled: q !== '' && kind === name });

  // The tabs show the counts of all kinds.
  const best = useQuery(bestResultsQuery(q));
  const companies = usePagedList(useInfiniteQuery({ ...foundCompaniesQuery(q), ...isOpen('companies') }));
  const { products, list: productList, filtering } = useProductList({ q, rail: true, ...isOpen('products') });
  const requests = usePagedList(useInfiniteQuery({ ...foundRequestsQuery(q), ...isOpen('requests') }));
  const lists = { companies: companies.list, products: productList, requests: requests.list };
  const rows = { companies: companies.rows, products, requests: requests.rows };
  const bestList = {
    state: q && best.isPending ? 'loading' : best.isLoadingError ? 'error' : 'ready',
    onRetry: () => void best.refetch(),
  } as const;
  const results = kind === 'all' ? best.data : rows;
  const shown = results && {
    ...results,
    companies: results.companies.map((company) => ({
      ...company,
      connection: { status: statusInList(company) },
    })),
  };

  const send = useSendConnection(user?.id ?? '');
  const productActions = useProductActions();
  const mayBuy = useMay('buy');
  const adding = useAddressDialog('add');
  return (
    <>
      <SearchScreen
        query={q}
        results={shown}
        found={best.data?.found}
        {...(kind === 'all' || bestList.state !== 'ready' ? bestList : lists[kind])}
        kind={kind}
        onKindChange={(next) => void navigate(searchPath(q, next), { replace: true })}
        limit={maxSearchResults}
        currentId={hash.slice(1)}
        timeZone={useCompanyZone()}
        onConnect={mayConnect ? logInFirst(({ id }: { id: string }) => send.mutate(id)) : undefined}
        companyHref={company.href}
        onCompanyOpen={company.open}
        clientHref={({ clientId }) => company.href(clientId)}
        onClientOpen={({ clientId }) => company.open(clientId)}
        requestHref={({ id }) => requestPath(id)}
        onRequestOpen={({ id }) => void navigate(requestPath(id))}
        {...filtering}
        {...productActions}
        nearest={best.data?.nearest}
        onCreateRequest={mayBuy ? logInFirst(() => adding.open('request')) : undefined}
      />
      <Suspense>
        {adding.id === 'request' && user && (
          <CreateRequestDialog defaultValues={{ request: q }} onClose={adding.close} />
        )}
      </Suspense>
    </>
  );
}
