import { Button } from '@guildhall/ui/button';
import { EmptyState } from '@guildhall/ui/empty-state';
import { StoreScreen, type StoreTab } from '@guildhall/ui/screens/store-screen';
import { Bookmark } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { productsQuery } from '#data/products.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSavedProducts } from '#lib/saved-products.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { useSession } from '#session/session.tsx';
import { ProductList } from '#routes/products/product-list.tsx';
import { Storefront } from './storefront.tsx';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';

const RequestList = lazyComponent(() => import('#routes/requests/request-list.tsx'), 'RequestList');

const tabs: readonly StoreTab[] = ['storefront', 'requests'];

/** All products for clients, or those saved for later; for vendors their own, and what clients look for. */
export function StoreRoute() {
  usePageTitle('Store');
  const { mode } = useSession();
  const [params, setParams] = useSearchParams();
  const savedIds = useSavedProducts();
  const { add, dialog } = useProductAdding();
  useEffect(() => RequestList.preload(), []);
  const onlySaved = mode === 'Client' && params.has('saved');
  const set = (name: string, value: string | null) =>
    setParams(
      (now) => {
        if (value === null) now.delete(name);
        else now.set(name, value);
        return now;
      },
      { replace: true },
    );
  return (
    <>
      <StoreScreen
        mode={mode}
        value={tabs.find((tab) => tab === params.get('tab')) ?? 'storefront'}
        onValueChange={(tab) => set('tab', tab)}
        action={
          mode === 'Vendor' ? (
            <Button onClick={add}>Add a product</Button>
          ) : (
            <Button
              variant="secondary"
              leadingIcon={<Bookmark fill={onlySaved ? 'currentColor' : 'none'} />}
              aria-pressed={onlySaved}
              onClick={() => set('saved', onlySaved ? null : '')}
            >
              Saved for later
            </Button>
          )
        }
        products={
          <ProductList
            query={productsQuery()}
            isWanted={onlySaved ? ({ id }) => savedIds.includes(id) : undefined}
            emptyState={<EmptyState title={onlySaved ? 'Nothing saved for later' : 'No products yet'} />}
          />
        }
        storefront={<Storefront onAdd={add} />}
        requests={
          <Suspense>
            <RequestList />
          </Suspense>
        }
      />
      {dialog}
    </>
  );
}
