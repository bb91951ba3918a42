import { industries } from '@guildhall/contract/industries';
import type { RequestFilterValues } from '@guildhall/ui/trade/request-filters';
import { StoreScreen } from '@guildhall/ui/screens/store-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { vendorProductsQuery } from '#data/products.ts';
import { requestsQuery, sentRequestsQuery, type BoardFilters } from '#data/requests.ts';
import { useSavedProducts } from '#data/saved.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import {
  readRequestFilters,
  readRequestStatus,
  withRequestFilters,
  withRequestStatus,
} from '#lib/request-filters.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useDealList } from '#routes/deals/use-deal-list.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useCompanyZone } from '#routes/hooks/use-company-zone.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductActions } from '#routes/products/use-product-actions.ts';
import { useProductList } from '#routes/products/use-product-list.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useSession } from '#session/session.tsx';
import { paths, requestPath } from '#paths.ts';
import { useMay } from '#session/use-may.ts';
import { useSavedList } from './use-saved-list.ts';
import { useStoreTab } from './use-store-tab.ts';

const CreateRequestDialog = lazyComponent(
  () => import('#routes/requests/create-request-dialog.tsx'),
  'CreateRequestDialog',
);

const toBoardFilters = ({ industry, maxAge, unquoted }: RequestFilterValues): BoardFilters => ({
  ...(industry && industry.length > 0 && { industry: [...industry] }),
  ...(maxAge !== undefined && { maxAge }),
  ...(unquoted && { unquoted }),
});

/** The market: for clients and guests all products, for vendors their own ones and all requests; what is saved for all. */
export function StoreRoute() {
  usePageTitle('Store');
  const { mode, user } = useSession();
  const isVendor = mode === 'Vendor' && user !== null;
  const { tab, open } = useStoreTab();

  const all = useProductList({ enabled: tab === 'products', rail: true });
  const saved = useSavedList(tab === 'saved');
  const { toggle } = useSavedProducts();
  const own = usePagedList(
    useInfiniteQuery({
      ...vendorProductsQuery(user?.id ?? ''),
      enabled: tab === 'storefront',
    }),
  );
  const [params, setParams] = useSearchParams();
  const requestFilters = readRequestFilters(params);
  const requests = usePagedList(
    useInfiniteQuery({ ...requestsQuery(toBoardFilters(requestFilters)), enabled: tab === 'requests' }),
  );
  const myRequestsStatus = readRequestStatus(params);
  const sent = usePagedList(
    useInfiniteQuery({
      ...sentRequestsQuery(user?.id ?? '', myRequestsStatus),
      enabled: tab === 'my-requests',
    }),
  );
  const timeZone = useCompanyZone();
  const deals = useDealList(tab === 'deals');
  const creating = useAddressDialog('add');
  const mayBuy = useMay('buy');
  const navigate = useNavigate();

  const { add, dialog } = useProductAdding();
  const company = useAddressDialog('company');
  return (
    <>
      <StoreScreen
        mode={mode}
        guest={user === null}
        products={{ products: all.products, ...all.list }}
        {...all.filtering}
        saved={saved}
        onRemoveSaved={toggle && (({ id }) => toggle(id))}
        onUndoRemoveSaved={toggle && (({ id }) => toggle(id))}
        onFindProducts={() => void navigate(paths.home)}
        storefront={user ? { products: own.rows, ...own.list } : undefined}
        requests={{ requests: requests.rows, timeZone, ...requests.list }}
        requestFiltering={{
          filters: requestFilters,
          onFiltersChange: (next) => setParams((now) => withRequestFilters(now, next), { replace: true }),
          industries: industries.map((value) => ({ value })),
        }}
        myRequests={isVendor || user === null ? undefined : { requests: sent.rows, timeZone, ...sent.list }}
        myRequestsStatus={myRequestsStatus}
        onMyRequestsStatusChange={(status) =>
          setParams((now) => withRequestStatus(now, status), { replace: true })
        }
        onCreateRequest={mayBuy ? () => creating.open('request') : undefined}
        deals={user === null ? undefined : deals}
        requestHref={({ id }) => requestPath(id)}
        onRequestOpen={({ id }) => void navigate(requestPath(id))}
        onAdd={add}
        onLogIn={add}
        tab={tab}
        onTabChange={open}
        clientHref={({ clientId }) => company.href(clientId)}
        onClientOpen={({ clientId }) => company.open(clientId)}
        {...useProductActions()}
      />
      {dialog}
      <Suspense>
        {creating.id === 'request' && user && <CreateRequestDialog onClose={creating.close} />}
      </Suspense>
    </>
  );
}
