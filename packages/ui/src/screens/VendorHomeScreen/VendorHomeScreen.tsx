'use client';
import { PackageSearch } from 'lucide-react';
import type { ComponentProps } from 'react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { ProductGrid, type ProductGridProps } from '#trade/ProductCard/ProductGrid.tsx';
import { Root } from './VendorHomeScreen.styles.ts';

export interface VendorHomeScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Omit<ProductGridProps, 'emptyState' | 'headingLevel' | 'labelledBy'> {
  /** Shows the floating button 'Add a product' and is called by it. */
  onAdd?: (() => void) | undefined;
}

/** The home of a vendor: the products of all vendors, and the button that adds one. It belongs inside AppShell. */
export function VendorHomeScreen({
  products,
  savedIds,
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
      <ProductGrid
        products={products}
        savedIds={savedIds}
        state={state}
        onRetry={onRetry}
        more={more}
        onLoadMore={onLoadMore}
        onRequestEstimate={onRequestEstimate}
        onSave={onSave}
        onViewMore={onViewMore}
        onVendorOpen={onVendorOpen}
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
