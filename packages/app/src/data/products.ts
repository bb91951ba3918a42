import { ApiError } from '@guildhall/api-client';
import type { NewProduct, Product, SearchResults, VendorProductsQuery } from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { pagesOptions, showAdded, type Pages } from '#lib/pages.ts';
import { toastDuration } from '#lib/toast-policy.ts';
import { searchKeys } from './search.ts';

const productKeys = {
  lists: ['products', 'list'] as const,
  /** The products with these ids. */
  some: (ids: readonly string[]) => ['products', 'list', 'some', ids] as const,
  /** Every order of a vendor's products. */
  vendorLists: (vendorId: string) => ['products', 'list', 'vendor', vendorId] as const,
  vendor: (vendorId: string, sort: VendorProductsSort) =>
    ['products', 'list', 'vendor', vendorId, sort] as const,
  one: (id: string) => ['products', 'one', id] as const,
};

/** All products, newest first. */
export const productsQuery = () => pagesOptions(productKeys.lists, api.products.list);

/** The maximum number of ids in one call. */
const maxIds = 100;

/** The products with these ids, newest first. */
export function someProductsQuery(ids: readonly string[]) {
  // The later a product was added, the greater its id.
  const newestFirst = ids.toSorted().toReversed();
  return pagesOptions(productKeys.some(newestFirst), async ({ cursor, signal }) => {
    const start = Number(cursor ?? 0);
    const end = start + maxIds;
    const { items } = await api.products.list({
      ids: newestFirst.slice(start, end),
      limit: maxIds,
      signal,
    });
    return { items, nextCursor: end < newestFirst.length ? String(end) : null };
  });
}

/** The orders of a vendor's products. */
type VendorProductsSort = NonNullable<VendorProductsQuery['sort']>;

/** A vendor's products. */
export const vendorProductsQuery = (vendorId: string, sort: VendorProductsSort = 'newest') =>
  pagesOptions(productKeys.vendor(vendorId, sort), (page) =>
    api.products.listByVendor(vendorId, { ...page, sort }),
  );

/** A product that is already in the cache: alone, in a list or among search results. */
function cachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  const listed = [productKeys.lists, searchKeys.products]
    .flatMap((queryKey) => queryClient.getQueriesData<Pages<Product>>({ queryKey }))
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items);
  const found = queryClient
    .getQueriesData<SearchResults>({ queryKey: searchKeys.best })
    .flatMap(([, data]) => data?.products ?? []);
  const alone = queryClient.getQueryData<Product | null>(productKeys.one(id));
  return alone ?? [...listed, ...found].find((product) => product.id === id);
}

/** One product, or null when there is none. A cached one shows until the server responds. */
export const productQuery = (queryClient: QueryClient, id: string) =>
  queryOptions({
    queryKey: productKeys.one(id),
    queryFn: async ({ signal }) => {
      try {
        return await api.products.get(id, { signal });
      } catch (error) {
        // 400: the id is malformed.
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
    initialData: () => cachedProduct(queryClient, id),
    initialDataUpdatedAt: 0,
  });

/** `onAdded` is called even if the form is no longer shown. */
export function useAddProduct(onAdded: () => void) {
  const queryClient = useQueryClient();
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: NewProduct) => api.products.create(body, { idempotencyKey: keyOf(body) }),
    meta: {
      success: 'Product added successfully!',
      failure: { fallback: 'An error occurred. Please try again.' },
      duration: toastDuration.dialog,
    },
    onSuccess: async ({ product }) => {
      done();
      onAdded();
      const newest = productKeys.vendor(product.vendorId, 'newest');
      // The form stays busy until the card is visible.
      await Promise.all([
        ...[productKeys.lists, newest].map((queryKey) => showAdded(queryClient, queryKey, product)),
        // In the other orders only the server knows its position.
        queryClient.invalidateQueries({
          queryKey: productKeys.vendorLists(product.vendorId),
          predicate: ({ queryKey }) => queryKey.at(-1) !== newest.at(-1),
        }),
      ]);
    },
    // It may have been stored although the response was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey: productKeys.lists }),
  });
}
