import { EmptyState } from '@guildhall/ui/empty-state';
import { StoreScreen, type StoreTab } from '@guildhall/ui/store-screen';
import { useSearchParams } from 'react-router-dom';
import { productsQuery } from '#data/products.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession } from '#session/session.tsx';
import { ProductList } from './product-list.tsx';
import { RequestList } from './request-list.tsx';
import { Storefront } from './storefront.tsx';
import { useSearch } from './use-search.ts';

const tabs: readonly StoreTab[] = ['storefront', 'requests'];

/** All products for clients; for vendors their own, and what clients look for. */
export function StoreRoute() {
  usePageTitle('Store');
  const { mode } = useSession();
  const { search } = useSearch();
  const [params, setParams] = useSearchParams();
  const none = search ? 'No products match your search' : 'No products yet';
  return (
    <StoreScreen
      mode={mode}
      value={tabs.find((tab) => tab === params.get('tab')) ?? 'storefront'}
      onValueChange={(tab) => setParams({ tab }, { replace: true })}
      products={<ProductList query={productsQuery()} emptyState={<EmptyState title={none} />} />}
      storefront={<Storefront />}
      requests={<RequestList />}
    />
  );
}
