import type { ProductFiltering, ProductFilterValues } from '@guildhall/ui/trade/product-filters';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { facetsQuery, productsQuery, type ProductFilters } from '#data/products.ts';
import { foundProductsQuery } from '#data/search.ts';
import {
  readProductFilters,
  readProductView,
  withProductFilters,
  withProductView,
} from '#lib/product-filters.ts';
import { useMediaQuery, useRoomForATable } from '#lib/use-media-query.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useSession } from '#session/session.tsx';

/** The filters of the address as the call takes them. A guest has no connected companies. */
function toQuery({ connected, ...filters }: ProductFilterValues, isGuest: boolean): ProductFilters {
  const { category, industry, ...others } = filters;
  return {
    ...(others as ProductFilters),
    ...(category && { category: [...category] }),
    ...(industry && { industry: [...industry] }),
    ...(connected && !isGuest && { connected }),
  };
}

interface ProductListOptions {
  /** Only products that match these words; without filters the best match comes first. */
  q?: string;
  /** Whether to fetch. `@default true` */
  enabled?: boolean;
  /** Whether the filters stand beside the list in a wide window, so that their counts show at once. */
  rail?: boolean;
}

/** The products that the filters in the address leave, and what changes these filters. */
export function useProductList({ q = '', enabled = true, rail = false }: ProductListOptions = {}) {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const filters = readProductFilters(params);
  const chosen = toQuery(filters, user === null);
  const isPlainSearch = q !== '' && Object.keys(chosen).length === 0;
  const query = { ...chosen, ...(q && { q }) };
  const pages = isPlainSearch ? foundProductsQuery(q) : productsQuery(query);
  const { rows, list } = usePagedList(
    useInfiniteQuery({ ...pages, enabled, placeholderData: keepPreviousData }),
  );
  const [isOpened, setOpened] = useState(false);
  const hasRoomForATable = useRoomForATable();
  const hasRail = useMediaQuery('(width >= 1536px)') && rail;
  const isNarrowed = Object.keys(chosen).some((name) => name !== 'sort');
  const facets = useQuery({ ...facetsQuery(query), enabled: enabled && (isOpened || hasRail || isNarrowed) });
  const { category = [], industry = [] } = facets.data ?? {};
  const filtering: ProductFiltering = {
    filters,
    onFiltersChange: (next) => setParams((now) => withProductFilters(now, next), { replace: true }),
    facets: {
      category,
      industry,
      state: facets.isLoading ? 'loading' : facets.isLoadingError ? 'error' : 'ready',
      onRetry: () => void facets.refetch(),
    },
    resultCount: facets.data?.count,
    onFiltersOpen: () => setOpened(true),
    offersConnected: user !== null,
    ...(hasRoomForATable && {
      view: readProductView(params),
      onViewChange: (next) => setParams((now) => withProductView(now, next), { replace: true }),
    }),
  };
  return { products: rows, list, filtering };
}
