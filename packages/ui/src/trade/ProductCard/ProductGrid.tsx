'use client';
import type { ReactNode } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import type { View } from '#components/ViewSwitch/ViewSwitch.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { productCardLabels } from './ProductCard.labels.ts';
import { useLabels } from '#locale/use-locale.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { ProductTable } from './ProductTable.tsx';
import type { ProductActions, ProductLinks, ProductSummary } from './product-summary.ts';

/** Products in each of a list's states. */
export interface ProductList extends PagedListState {
  /** The products, in the order they show. */
  products: readonly ProductSummary[];
}

export interface ProductGridProps extends ProductList, ProductActions, ProductLinks {
  /**
   * The ids of those that the company has saved for later.
   * @default []
   */
  savedIds?: readonly string[] | undefined;
  /**
   * The heading level of the products' names.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The id of the heading that names the list. Without it the list is named 'Products'. */
  labelledBy?: string | undefined;
  /** The id of the company, whose own products can be edited, and neither saved nor asked for. */
  ownId?: string | undefined;
  /**
   * Whether they show as cards or as the rows of a table.
   * @default 'cards'
   */
  view?: View | undefined;
  /** Shown instead of an empty list of products. */
  emptyState: ReactNode;
}

const noIds: readonly string[] = [];

/** Products as cards or as a table, in each of a list's states. */
export function ProductGrid({
  products,
  savedIds = noIds,
  headingLevel = 2,
  labelledBy,
  ownId,
  view = 'cards',
  emptyState,
  state,
  onRetry,
  more,
  onLoadMore,
  productHref,
  vendorHref,
  ...actions
}: ProductGridProps) {
  const words = useLabels('ProductCard', productCardLabels);
  const name = labelledBy ? { 'aria-labelledby': labelledBy } : { 'aria-label': words.list };
  return (
    <PagedList
      of={words.products}
      state={state}
      onRetry={onRetry}
      more={more}
      onLoadMore={onLoadMore}
      skeleton={<ProductCardSkeleton />}
      renderList={(items) =>
        view === 'cards' ? (
          <CardGrid {...name}>{items}</CardGrid>
        ) : (
          <ProductTable
            products={products}
            savedIds={savedIds}
            ownId={ownId}
            loading={state === 'loading'}
            productHref={productHref}
            vendorHref={vendorHref}
            {...actions}
          />
        )
      }
      items={products.map((product) => (
        <ProductCard
          key={product.id}
          {...product}
          {...actions}
          href={productHref?.(product)}
          vendorHref={vendorHref?.(product)}
          headingLevel={headingLevel}
          own={product.vendorId === ownId}
          saved={savedIds.includes(product.id)}
        />
      ))}
      emptyState={emptyState}
    />
  );
}
