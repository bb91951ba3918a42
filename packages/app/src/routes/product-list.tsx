import { CardGrid } from '@guildhall/ui/card-grid';
import { PagedList } from '@guildhall/ui/paged-list';
import { ProductCard, ProductCardSkeleton } from '@guildhall/ui/product-card';
import type { Product } from '@guildhall/contract';
import type { ReactNode } from 'react';
import type { productsQuery } from '#data/products.ts';
import { useProductActions } from './use-product-actions.ts';
import { useProductList } from './use-product-list.ts';

interface ProductListProps {
  /** Which products. */
  query: ReturnType<typeof productsQuery>;
  /** Narrows them further than the search does. */
  isWanted?: ((product: Product) => boolean) | undefined;
  /**
   * Whose they are: what a company offers itself it neither saves nor asks about.
   * @default 'all'
   */
  offers?: 'all' | 'own';
  /** Stands in the place of a list without products. */
  emptyState: ReactNode;
}

/** Products as cards, narrowed by the search. */
export function ProductList({ query, isWanted, offers = 'all', emptyState }: ProductListProps) {
  const { rows, list } = useProductList(query, isWanted);
  const { savedIds, onViewMore, ...actions } = useProductActions(rows);
  return (
    <PagedList
      of="products"
      {...list}
      renderList={(items) => <CardGrid aria-label="Products">{items}</CardGrid>}
      skeleton={<ProductCardSkeleton />}
      emptyState={emptyState}
      items={rows.map((product) => (
        <ProductCard
          key={product.id}
          {...product}
          onViewMore={onViewMore}
          {...(offers === 'all' && actions)}
          headingLevel={2}
          saved={savedIds.includes(product.id)}
        />
      ))}
    />
  );
}
