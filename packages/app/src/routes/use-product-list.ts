import type { Product } from '@guildhall/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { productsQuery } from '#data/products.ts';
import { matches } from '#lib/search.ts';
import { usePagedList } from './use-paged-list.ts';
import { useSearch } from './use-search.ts';

/** Products narrowed by the search, and by `isWanted`, in pages. */
export function useProductList(
  query: ReturnType<typeof productsQuery>,
  isWanted: (product: Product) => boolean = () => true,
) {
  const { search } = useSearch();
  return usePagedList(
    useInfiniteQuery(query),
    (product) =>
      isWanted(product) &&
      matches(search, [product.name, product.description, product.category, product.vendorName]),
  );
}
