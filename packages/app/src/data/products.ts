import type { NewProduct, Product } from '@guildhall/contract';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { pagesOptions, type Pages } from '#lib/pages.ts';
import { toastDuration } from '#lib/toast-policy.ts';

const productKeys = {
  all: ['products'] as const,
  lists: ['products', 'list'] as const,
  vendor: (vendorId: string) => ['products', 'list', vendorId] as const,
  one: (id: string) => ['products', 'one', id] as const,
};

/** All products, newest first. */
export const productsQuery = () => pagesOptions(productKeys.lists, api.products.list);

/** A vendor's products, newest first. */
export const vendorProductsQuery = (vendorId: string) =>
  pagesOptions(productKeys.vendor(vendorId), (page) => api.products.listByVendor(vendorId, page));

/** A product that a list in the cache already holds. */
function cachedProduct(queryClient: QueryClient, id: string): Product | undefined {
  return queryClient
    .getQueriesData<Pages<Product>>({ queryKey: productKeys.lists })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap(({ items }) => items)
    .find((product) => product.id === id);
}

/** One product, or null when there is none. The API has no address for one, so its list is searched. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: productKeys.one(id),
    queryFn: async ({ client, signal }): Promise<Product | null> => {
      const cached = cachedProduct(client, id);
      if (cached) return cached;
      let cursor: string | undefined;
      do {
        const page = await api.products.list({ limit: 100, cursor, signal });
        const found = page.items.find((product) => product.id === id);
        if (found) return found;
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return null;
    },
  });

/** `onAdded` is called whether or not the form still shows. */
export function useAddProduct(onAdded: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: NewProduct) => api.products.create(body),
    meta: {
      success: 'Product added successfully!',
      failure: { fallback: 'An error occurred. Please try again.' },
      duration: toastDuration.dialog,
    },
    onSuccess: onAdded,
    // The form waits until its card can be seen, but not after a failure.
    onSettled: (_answer, error) => {
      const read = queryClient.invalidateQueries({ queryKey: productKeys.all });
      return error ? undefined : read;
    },
  });
}
