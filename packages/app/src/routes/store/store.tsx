import { StoreScreen, type StoreTab } from '@guildhall/ui/screens/store-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { productsQuery, vendorProductsQuery } from '#data/products.ts';
import { requestsQuery } from '#data/requests.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductActions } from '#routes/products/use-product-actions.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useSession } from '#session/session.tsx';
import { useSavedList } from './use-saved-list.ts';

const tabs: readonly StoreTab[] = ['storefront', 'requests'];

/** For clients all products, or those saved for later; for vendors their own products, and all purchase requests. */
export function StoreRoute() {
  usePageTitle('Store');
  const { mode, user } = useSession();
  const [params, setParams] = useSearchParams();
  const isVendor = mode === 'Vendor';
  const onlySaved = !isVendor && params.has('saved');
  const tab = tabs.find((name) => name === params.get('tab')) ?? 'storefront';
  const set = (name: string, value: string | null) =>
    setParams(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );

  const all = usePagedList(useInfiniteQuery({ ...productsQuery(), enabled: !isVendor && !onlySaved }));
  const saved = useSavedList(onlySaved);
  const own = usePagedList(
    useInfiniteQuery({
      ...vendorProductsQuery(user?.id ?? ''),
      enabled: isVendor && user !== null && tab === 'storefront',
    }),
  );
  const requests = usePagedList(
    useInfiniteQuery({ ...requestsQuery(), enabled: isVendor && tab === 'requests' }),
  );

  const { add, dialog } = useProductAdding();
  const company = useAddressDialog('company');
  return (
    <>
      <StoreScreen
        mode={mode}
        products={onlySaved ? saved : { products: all.rows, ...all.list }}
        onlySaved={onlySaved}
        onOnlySavedChange={(next) => set('saved', next ? '' : null)}
        storefront={user ? { products: own.rows, ...own.list } : undefined}
        requests={{ requests: requests.rows, ...requests.list }}
        onAdd={add}
        onLogIn={add}
        tab={tab}
        onTabChange={(next) => set('tab', next)}
        onClientOpen={({ clientId }) => company.open(clientId)}
        {...useProductActions()}
      />
      {dialog}
    </>
  );
}
