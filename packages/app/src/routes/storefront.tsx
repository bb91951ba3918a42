import { Button } from '@guildhall/ui/button';
import { EmptyState } from '@guildhall/ui/empty-state';
import { vendorProductsQuery } from '#data/products.ts';
import { useSession } from '#session/session.tsx';
import { ProductList } from './product-list.tsx';
import { useSearch } from './use-search.ts';

interface StorefrontProps {
  /** Adds a product, or leads a guest to the log-in. */
  onAdd: () => void;
}

/** What the company itself offers. */
export function Storefront({ onAdd }: StorefrontProps) {
  const { user } = useSession();
  const { search } = useSearch();
  if (!user) {
    return (
      <EmptyState
        title="Your own products stand here"
        description="Log in to see and add them."
        action={<Button onClick={onAdd}>Log In</Button>}
      />
    );
  }
  return (
    <ProductList
      query={vendorProductsQuery(user.id)}
      offers="own"
      emptyState={
        search ? (
          <EmptyState title="No products match your search" />
        ) : (
          <EmptyState
            title="You offer nothing yet"
            description="What you add stands here, and on the Home of every vendor."
          />
        )
      }
    />
  );
}
