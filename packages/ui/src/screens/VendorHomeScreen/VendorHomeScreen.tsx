'use client';
import { PackageSearch } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#components/Button/Button.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { FloatingButton } from '#components/FloatingButton/FloatingButton.tsx';
import { PageHeader } from '#components/PageHeader/PageHeader.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { ProductGrid, type ProductGridProps } from '#trade/ProductCard/ProductGrid.tsx';
import { NoProductsMatch } from '#trade/ProductFilters/NoProductsMatch.tsx';
import { narrowsProducts } from '#trade/ProductFilters/product-filter-values.ts';
import { ProductFilters, type ProductFiltering } from '#trade/ProductFilters/ProductFilters.tsx';
import { vendorHomeScreenLabels, type VendorHomeScreenLabels } from './VendorHomeScreen.labels.ts';
import { Root } from './VendorHomeScreen.styles.ts';

export interface VendorHomeScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children'>,
    Omit<ProductGridProps, 'emptyState' | 'headingLevel' | 'labelledBy' | 'view'>,
    ProductFiltering {
  /** Shows the button 'Add a Product' and is called by it. */
  onAdd?: (() => void) | undefined;
  /** Above the list: a Today, and a GettingStarted for a new company. */
  summary?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<VendorHomeScreenLabels> | undefined;
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
  estimates,
  onSave,
  onViewMore,
  onVendorOpen,
  onEdit,
  ownId,
  productHref,
  vendorHref,
  filters,
  onFiltersChange,
  facets,
  resultCount,
  onFiltersOpen,
  offersConnected,
  view,
  onViewChange,
  summary,
  labels,
  ...rest
}: VendorHomeScreenProps) {
  const words = useLabels('VendorHomeScreen', vendorHomeScreenLabels, labels);
  return (
    <Root data-component="VendorHomeScreen" {...rest}>
      <PageHeader
        title={words.title}
        actions={onAdd && <FloatingButton label={words.add} onClick={onAdd} />}
      />
      {summary && <div data-part="summary">{summary}</div>}
      <ProductFilters
        filters={filters}
        onFiltersChange={onFiltersChange}
        facets={facets}
        resultCount={resultCount}
        onFiltersOpen={onFiltersOpen}
        offersConnected={offersConnected}
        view={view}
        onViewChange={onViewChange}
      >
        <ProductGrid
          products={products}
          savedIds={savedIds}
          state={state}
          onRetry={onRetry}
          more={more}
          onLoadMore={onLoadMore}
          onRequestEstimate={onRequestEstimate}
          estimates={estimates}
          onSave={onSave}
          onViewMore={onViewMore}
          onVendorOpen={onVendorOpen}
          onEdit={onEdit}
          ownId={ownId}
          view={view}
          productHref={productHref}
          vendorHref={vendorHref}
          emptyState={
            filters && narrowsProducts(filters) ? (
              <NoProductsMatch filters={filters} onFiltersChange={onFiltersChange} />
            ) : (
              <EmptyState
                icon={<PackageSearch />}
                title={words.noProducts}
                description={words.noProductsHint}
                action={onAdd && <Button onClick={onAdd}>{words.addFirst}</Button>}
              />
            )
          }
        />
      </ProductFilters>
    </Root>
  );
}
