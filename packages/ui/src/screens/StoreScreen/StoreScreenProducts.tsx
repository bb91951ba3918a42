'use client';
import { Bookmark, PackageSearch } from 'lucide-react';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import type { ProductActions, ProductLinks } from '#trade/ProductCard/product-summary.ts';
import { ProductGrid, type ProductList } from '#trade/ProductCard/ProductGrid.tsx';
import { NoProductsMatch } from '#trade/ProductFilters/NoProductsMatch.tsx';
import { narrowsProducts } from '#trade/ProductFilters/product-filter-values.ts';
import { ProductFilters, type ProductFiltering } from '#trade/ProductFilters/ProductFilters.tsx';
import type { StoreScreenLabels } from './StoreScreen.labels.ts';

/** What the tab 'Products' takes. */
export interface StoreProducts extends ProductActions, ProductLinks, ProductFiltering {
  /** The products of all vendors, or with `onlySaved` those that are saved for later. Needed in Client mode. */
  products?: ProductList | undefined;
  /** The id of the company, whose own products can be edited, and neither saved nor asked for. */
  ownId?: string | undefined;
  /** The ids of the products that the company has saved for later. */
  savedIds?: readonly string[] | undefined;
  /**
   * Whether `products` are those saved for later: 'Saved for later' shows as pressed.
   * @default false
   */
  onlySaved?: boolean | undefined;
}

interface StoreScreenProductsProps extends StoreProducts {
  /** The words of the screen. */
  words: StoreScreenLabels;
}

const none: ProductList = { products: [] };

/** The products of all vendors, below or beside their filters. */
export function StoreScreenProducts({
  products = none,
  onlySaved = false,
  filters,
  onFiltersChange,
  facets,
  resultCount,
  onFiltersOpen,
  offersConnected,
  view,
  onViewChange,
  words,
  ...grid
}: StoreScreenProductsProps) {
  return (
    <ProductFilters
      rail
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
        {...products}
        {...grid}
        view={view}
        emptyState={
          filters && narrowsProducts(filters) ? (
            <NoProductsMatch filters={filters} onFiltersChange={onFiltersChange} />
          ) : onlySaved ? (
            <EmptyState icon={<Bookmark />} title={words.nothingSaved} description={words.nothingSavedHint} />
          ) : (
            <EmptyState icon={<PackageSearch />} title={words.noProducts} />
          )
        }
      />
    </ProductFilters>
  );
}
