'use client';
import type { ReactNode } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { ProductCard, type ProductActions, type ProductSummary } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';

/** Products in each of a list's states. */
export interface ProductList extends PagedListState {
  /** The products, in the order they show. */
  products: readonly ProductSummary[];
}

export interface ProductGridProps extends ProductList, ProductActions {
  /**
   * The ids of those that the company has saved for later.
   * @default []
   */
  savedIds?: readonly string[] | undefined;
  /**
   * The heading level of the products' names.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
  /** The id of the heading that names the list. Without it the list is named 'Products'. */
  labelledBy?: string;
  /** Shown instead of an empty list of products. */
  emptyState: ReactNode;
}

const noIds: readonly string[] = [];

/** Products as cards, in each of a list's states. */
export function ProductGrid({
  products,
  savedIds = noIds,
  headingLevel = 2,
  labelledBy,
  emptyState,
  state,
  onRetry,
  more,
  onLoadMore,
  ...actions
}: ProductGridProps) {
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': 'Products' };
  return (
    <PagedList
      of="products"
      state={state}
      onRetry={onRetry}
      more={more}
      onLoadMore={onLoadMore}
      skeleton={<ProductCardSkeleton />}
      renderList={(items) => <CardGrid {...name}>{items}</CardGrid>}
      items={products.map((product) => (
        <ProductCard
          key={product.id}
          {...product}
          {...actions}
          headingLevel={headingLevel}
          saved={savedIds.includes(product.id)}
        />
      ))}
      emptyState={emptyState}
    />
  );
}
