import { StoreScreen, type StoreTab } from '@guildhall/ui/screens/store-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { vendorProductsQuery } from '#data/products.ts';
import { requestsQuery } from '#data/requests.ts';
import { useSavedProducts } from '#data/saved.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductActions } from '#routes/products/use-product-actions.ts';
import { useProductList } from '#routes/products/use-product-list.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useSession } from '#session/session.tsx';
import { useSavedList } from './use-saved-list.ts';

/** The tabs of each view, the first of which opens by default. */
const tabsOf = {
  market: ['products', 'saved'],
  vendor: ['storefront', 'requests', 'saved'],
} as const satisfies Record<string, readonly StoreTab[]>;

/** The market: for clients and guests all products, for vendors their own ones and all requests; what is saved for all. */
export function StoreRoute() {
  usePageTitle('Store');
  const { mode, user } = useSession();
  const [params, setParams] = useSearchParams();
  const isVendor = mode === 'Vendor' && user !== null;
  const tabs: readonly StoreTab[] = tabsOf[isVendor ? 'vendor' : 'market'];
  // Such addresses were given before 'Saved' was a tab.
  const asked = params.has('saved') ? 'saved' : params.get('tab');
  const tab = tabs.find((name) => name === asked) ?? tabs[0]!;
  const open = (next: StoreTab) =>
    setParams(
      (now) => {
        now.delete('saved');
        now.set('tab', next);
        return now;
      },
      { replace: true },
    );

  const all = useProductList({ enabled: tab === 'products', rail: true });
  const saved = useSavedList(tab === 'saved');
  const { toggle } = useSavedProducts();
  const own = usePagedList(
    useInfiniteQuery({
      ...vendorProductsQuery(user?.id ?? ''),
      enabled: tab === 'storefront',
    }),
  );
  const requests = usePagedList(useInfiniteQuery({ ...requestsQuery(), enabled: tab === 'requests' }));

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
        storefront={user ? { products: own.rows, ...own.list } : undefined}
        requests={{ requests: requests.rows, ...requests.list }}
        onAdd={add}
        onLogIn={add}
        tab={tab}
        onTabChange={open}
        clientHref={({ clientId }) => company.href(clientId)}
        onClientOpen={({ clientId }) => company.open(clientId)}
        {...useProductActions()}
      />
      {dialog}
    </>
  );
}
