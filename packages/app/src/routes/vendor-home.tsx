import { VendorHomeScreen } from '@guildhall/ui/vendor-home-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { productsQuery } from '#data/products.ts';
import { matches } from '#lib/search.ts';
import { useSession } from '#session/session.tsx';
import { useLogInFirst } from './use-log-in-first.ts';
import { usePagedList } from './use-paged-list.ts';
import { useProductActions } from './use-product-actions.ts';
import { useSearch } from './use-search.ts';

const AddProductDialog = lazy(async () => ({
  default: (await import('./add-product-dialog.tsx')).AddProductDialog,
}));

/** The products of all vendors, and the way to add one. */
export function VendorHome() {
  const { user } = useSession();
  const { search, searchFor } = useSearch();
  const logInFirst = useLogInFirst();
  const [adding, setAdding] = useState(false);
  const { rows, list } = usePagedList(useInfiniteQuery(productsQuery()), (product) =>
    matches(search, [product.name, product.description, product.category, product.vendorName]),
  );
  const actions = useProductActions(rows);
  return (
    <>
      <VendorHomeScreen
        products={rows}
        query={search}
        onClearSearch={() => searchFor('')}
        onAdd={logInFirst(() => setAdding(true))}
        {...list}
        {...actions}
      />
      <Suspense>{adding && user && <AddProductDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
