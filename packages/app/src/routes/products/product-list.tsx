import { CardGrid } from '@guildhall/ui/card-grid';
import { PagedList } from '@guildhall/ui/paged-list';
import { ProductCard, ProductCardSkeleton } from '@guildhall/ui/trade/product-card';
import type { Product } from '@guildhall/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { productsQuery } from '#data/products.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductActions } from './use-product-actions.ts';

interface ProductListProps {
  /** Which products. */
  query: ReturnType<typeof productsQuery>;
  /** Which of them show. Without it all do. */
  isWanted?: ((product: Product) => boolean) | undefined;
  /**
   * Whose they are: what a company offers itself it neither saves nor asks about.
   * @default 'all'
   */
  offers?: 'all' | 'own';
  /** Stands in the place of a list without products. */
  emptyState: ReactNode;
}

/** Products as cards. */
export function ProductList({ query, isWanted, offers = 'all', emptyState }: ProductListProps) {
  const { rows, list } = usePagedList(useInfiniteQuery(query), isWanted);
  const { savedIds, onViewMore, ...actions } = useProductActions();
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
