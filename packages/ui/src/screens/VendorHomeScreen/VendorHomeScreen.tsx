'use client';
import { PackageSearch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { CardGrid } from '#components/CardGrid/CardGrid.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PagedList, type PagedListState } from '#components/PagedList/PagedList.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { ProductCard, type ProductActions, type ProductSummary } from '#trade/ProductCard/ProductCard.tsx';
import { ProductCardSkeleton } from '#trade/ProductCard/ProductCardSkeleton.tsx';
import { Root } from './VendorHomeScreen.styles.ts';

export interface VendorHomeScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, PagedListState, ProductActions {
  /** The products of all vendors, in the order they show. */
  products: readonly ProductSummary[];
  /** The ids of those that the company has saved for later. */
  savedIds?: readonly string[];
  /** Shows the floating button 'Add a product' and is called by it. */
  onAdd?: (() => void) | undefined;
}

const noIds: readonly string[] = [];

/** The home of a vendor: the products of all vendors, and the button that adds one. It stands inside AppShell. */
export function VendorHomeScreen({
  products,
  savedIds = noIds,
  state,
  onRetry,
  more,
  onLoadMore,
  onAdd,
  onRequestEstimate,
  onSave,
  onViewMore,
  onVendorOpen,
  ...rest
}: VendorHomeScreenProps) {
  return (
    <Root data-component="VendorHomeScreen" {...rest}>
      <PageHeader title="Products" description="What companies on Guildhall offer today." />
      {onAdd && <FloatingButton label="Add a product" onClick={onAdd} />}
      <PagedList
        of="products"
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        skeleton={<ProductCardSkeleton />}
        renderList={(items) => <CardGrid aria-label="Products">{items}</CardGrid>}
        items={products.map((product) => (
          <ProductCard
            key={product.id}
            {...product}
            headingLevel={2}
            saved={savedIds.includes(product.id)}
            onRequestEstimate={onRequestEstimate}
            onSave={onSave}
            onViewMore={onViewMore}
            onVendorOpen={onVendorOpen}
          />
        ))}
        emptyState={
          <EmptyState
            icon={<PackageSearch />}
            title="No products yet"
            description="Add the first one: it appears here as soon as it is saved."
          />
        }
      />
    </Root>
  );
}
