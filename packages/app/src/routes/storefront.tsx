import { Button } from '@guildhall/ui/button';
import { EmptyState } from '@guildhall/ui/empty-state';
import { lazy, Suspense, useState } from 'react';
import { vendorProductsQuery } from '#data/products.ts';
import { useSession } from '#session/session.tsx';
import { ProductList } from './product-list.tsx';
import { useLogInFirst } from './use-log-in-first.ts';
import { useSearch } from './use-search.ts';

const AddProductDialog = lazy(async () => ({
  default: (await import('./add-product-dialog.tsx')).AddProductDialog,
}));

/** What the company itself offers, and the way to add to it. */
export function Storefront() {
  const { user } = useSession();
  const { search } = useSearch();
  const logInFirst = useLogInFirst();
  const [adding, setAdding] = useState(false);
  if (!user) {
    return (
      <EmptyState
        title="Your own products stand here"
        description="Log in to see and add them."
        action={<Button onClick={logInFirst(() => {})}>Log In</Button>}
      />
    );
  }
  return (
    <>
      <ProductList
        query={vendorProductsQuery(user.id)}
        emptyState={
          search ? (
            <EmptyState title="No products match your search" />
          ) : (
            <EmptyState
              title="You offer nothing yet"
              description="What you add stands here, and on the Home of every vendor."
              action={<Button onClick={() => setAdding(true)}>Add a product</Button>}
            />
          )
        }
      />
      <Suspense>{adding && <AddProductDialog onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
