import { Button } from '@guildhall/ui/button';
import { EmptyState } from '@guildhall/ui/empty-state';
import { vendorProductsQuery } from '#data/products.ts';
import { useSession } from '#session/session.tsx';
import { ProductList } from '#routes/products/product-list.tsx';
import { ProductTable } from '#routes/products/product-table.tsx';

interface StorefrontProps {
  /** Adds a product, or leads a guest to the log-in. */
  onAdd: () => void;
  /**
   * Whether the products stand as cards, or by their figures in a table.
   * @default 'cards'
   */
  layout?: 'cards' | 'table';
}

/** What the company itself offers. */
export function Storefront({ onAdd, layout = 'cards' }: StorefrontProps) {
  const { user } = useSession();
  if (!user) {
    return (
      <EmptyState
        title="Your own products appear here"
        description="Log in to see and add them."
        action={<Button onClick={onAdd}>Log In</Button>}
      />
    );
  }
  const products = {
    query: vendorProductsQuery(user.id),
    emptyState: (
      <EmptyState
        title="You have no products yet"
        description="The products you add appear here and on every vendor’s Home."
      />
    ),
  };
  return layout === 'table' ? <ProductTable {...products} /> : <ProductList {...products} offers="own" />;
}
