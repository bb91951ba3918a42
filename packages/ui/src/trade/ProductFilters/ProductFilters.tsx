'use client';
import type { ComponentProps, ReactNode } from 'react';
import { FilterBar } from '#components/FilterBar/FilterBar.tsx';
import type { FilterGroup } from '#components/FilterPanel/filters.ts';
import { SortMenu, type SortOption } from '#components/SortMenu/SortMenu.tsx';
import { ViewSwitch, type View } from '#components/ViewSwitch/ViewSwitch.tsx';
import { useLabels } from '#locale/use-locale.ts';
import { facetGroup, type ProductFacets } from './product-facets.ts';
import {
  toFilterValues,
  toProductFilters,
  type ProductFilterValues,
  type ProductSort,
} from './product-filter-values.ts';
import { productFiltersLabels, type ProductFiltersLabels } from './ProductFilters.labels.ts';
import { Root } from './ProductFilters.styles.ts';

/** How a list of products is narrowed down, ordered and shown. Screens take it to show the filters above their list. */
export interface ProductFiltering {
  /** What is chosen. Without it and `onFiltersChange` the list stands alone. */
  filters?: ProductFilterValues | undefined;
  /** Called with all that is chosen at every change. */
  onFiltersChange?: ((filters: ProductFilterValues) => void) | undefined;
  /**
   * The categories and industries to choose from.
   * @default loading
   */
  facets?: ProductFacets | undefined;
  /** How many products the filters leave. */
  resultCount?: number | undefined;
  /** Called when the filters open where they are no rail, for instance to fetch the facets only then. */
  onFiltersOpen?: (() => void) | undefined;
  /**
   * Whether 'Connected companies' can be chosen, which needs a session.
   * @default true
   */
  offersConnected?: boolean | undefined;
  /**
   * Whether the list shows as cards or as a table.
   * @default 'cards'
   */
  view?: View | undefined;
  /** Shows ViewSwitch and is called with the view that was chosen. */
  onViewChange?: ((view: View) => void) | undefined;
}

export interface ProductFiltersProps extends ProductFiltering, Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Whether the filters stand beside the list where the screen is 1536 px or wider.
   * @default false
   */
  rail?: boolean | undefined;
  /**
   * Whether the products are results of a search, the best match first.
   * @default false
   */
  isSearch?: boolean | undefined;
  /**
   * How many results are counted at most: from there on it says '10,000+'.
   * @default 10_000
   */
  resultLimit?: number | undefined;
  /**
   * The end of the track of prices. Higher ones can be written.
   * @default 100_000
   */
  maxTrackPrice?: number | undefined;
  /** The list. */
  children?: ReactNode;
  /** Replaces some of its words. */
  labels?: Partial<ProductFiltersLabels> | undefined;
}

const loadingFacets: ProductFacets = { category: [], industry: [], state: 'loading' };

/** What a list of products is narrowed down and ordered by, in the fields of the call that fetches it. */
export function ProductFilters({
  filters,
  onFiltersChange,
  facets = loadingFacets,
  resultCount,
  onFiltersOpen,
  offersConnected = true,
  view = 'cards',
  onViewChange,
  rail = false,
  isSearch = false,
  resultLimit = 10_000,
  maxTrackPrice = 100_000,
  children,
  labels,
  ...rest
}: ProductFiltersProps) {
  const words = useLabels('ProductFilters', productFiltersLabels, labels);
  if (!filters || !onFiltersChange) {
    return (
      <Root data-component="ProductFilters" {...rest}>
        {children}
      </Root>
    );
  }
  const { category, industry, state = 'ready', onRetry } = facets;
  const loads = { state, onRetry };
  const groups: FilterGroup[] = [
    facetGroup('category', words.category, category, filters.category, loads),
    facetGroup('industry', words.industry, industry, filters.industry, loads),
    {
      id: 'price',
      label: words.price,
      range: { kind: 'money', min: 0, max: maxTrackPrice, step: maxTrackPrice / 100, openEnded: true },
    },
    {
      id: 'only',
      label: words.only,
      choices: [
        { value: 'inStock', label: words.inStock },
        ...(offersConnected ? [{ value: 'connected', label: words.connected }] : []),
      ],
    },
    { id: 'minimumOrder', label: words.minimumOrder, limit: { min: 1 } },
  ];
  const first = isSearch ? 'best' : 'newest';
  const orders: SortOption<ProductSort | 'best'>[] = [
    ...(isSearch ? [{ value: 'best' as const, label: words.best }] : []),
    { value: 'newest', label: words.newest },
    { value: 'price', label: words.lowestPrice },
    { value: '-price', label: words.highestPrice },
    { value: 'name', label: words.name },
  ];
  const sortBy = (order: ProductSort | 'best') => {
    const { sort: _, ...narrowed } = filters;
    onFiltersChange(order === 'best' ? narrowed : { ...narrowed, sort: order });
  };
  return (
    <Root data-component="ProductFilters" {...rest}>
      <FilterBar
        groups={groups}
        value={toFilterValues(filters)}
        onValueChange={(values) => onFiltersChange(toProductFilters(values, filters))}
        resultCount={resultCount}
        resultLimit={resultLimit}
        loading={state === 'loading'}
        rail={rail}
        onOpen={onFiltersOpen}
        labels={{ results: words.results, show: words.show }}
        trailing={
          <>
            <SortMenu options={orders} value={filters.sort ?? first} onValueChange={sortBy} />
            {onViewChange && <ViewSwitch value={view} onValueChange={onViewChange} />}
          </>
        }
      >
        {children}
      </FilterBar>
    </Root>
  );
}
