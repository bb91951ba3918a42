import type {
  BulkChange,
  ChangeStock,
  NewProduct,
  Product,
  SearchResults,
  UpdateProduct,
} from '@guildhall/contract';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionKeys } from '#lib/action-key.ts';
import { api } from '#lib/api.ts';
import { mapRows, showAdded, type Pages } from '#lib/pages.ts';
import { failureWords as failure, toastDuration } from '#lib/toast-policy.ts';
import { attentionKeys } from './attention.ts';
import { productKeys } from './products.ts';
import { searchKeys } from './search.ts';

/** Shows a changed product wherever the cache has it, and marks the lists whose order or rows it may change. */
function showChanged(queryClient: QueryClient, product: Product) {
  const show = (row: Product) => (row.id === product.id ? product : row);
  for (const queryKey of [productKeys.lists, productKeys.inventories, searchKeys.products])
    queryClient.setQueriesData<Pages<Product>>({ queryKey }, (data) => mapRows(data, show));
  queryClient.setQueriesData<SearchResults>(
    { queryKey: searchKeys.best },
    (data) => data && { ...data, products: data.products.map(show) },
  );
  queryClient.setQueryData(productKeys.one(product.id), product);
  void queryClient.invalidateQueries({ queryKey: productKeys.all, refetchType: 'none' });
}

/** Fetches the lists of products again: some have come, gone or changed. */
export const refreshProducts = (queryClient: QueryClient) =>
  Promise.all(
    [productKeys.all, searchKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** `onAdded` is called even if the form is no longer shown, `onEdit` from the toast, with the id of the product. */
export function useAddProduct(onAdded: () => void, onEdit: (id: string) => void) {
  const queryClient = useQueryClient();
  const [{ keyOf }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: NewProduct) => api.products.create(body, { idempotencyKey: keyOf(body) }),
    meta: {
      success: 'Product added successfully!',
      failure: { fallback: failure.fallback },
      duration: toastDuration.dialog,
      next: ({ product }: { product: Product }) => ({
        label: 'Add more details',
        onPress: () => onEdit(product.id),
      }),
    },
    onSuccess: async ({ product }) => {
      onAdded();
      const newest = productKeys.vendor(product.vendorId, 'newest');
      void queryClient.invalidateQueries({ queryKey: productKeys.inventories });
      void queryClient.invalidateQueries({ queryKey: productKeys.facets });
      // It may be a company's first.
      void queryClient.invalidateQueries({ queryKey: attentionKeys.counts });
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

/**
 * Changes fields of a product. A failure shows where it was changed: as errors of fields, or as a conflict with what
 * somebody else has changed.
 */
export function useUpdateProduct() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...changes }: UpdateProduct & { id: string }) => api.products.update(id, changes),
    onSuccess: ({ product }) => showChanged(queryClient, product),
  });
}

/** Shows a product as another has changed it meanwhile. */
export function useShowProduct() {
  const queryClient = useQueryClient();
  return (product: Product) => showChanged(queryClient, product);
}

/** Takes a product off the market, or puts it there again. */
export function useSetProductStatus() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Pick<Product, 'id' | 'status'>) =>
      status === 'archived' ? api.products.archive(id) : api.products.restore(id),
    meta: { failure },
    onSuccess: ({ product }) => {
      showChanged(queryClient, product);
      return refreshProducts(queryClient);
    },
  });
}

/** Changes the stock of a product. A failure shows where it was changed. */
export function useChangeStock() {
  const queryClient = useQueryClient();
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: ({ id, ...body }: ChangeStock & { id: string }) =>
      api.products.changeStock(id, body, { idempotencyKey: keyOf({ id, ...body }) }),
    onSuccess: ({ product }) => {
      done();
      showChanged(queryClient, product);
      void queryClient.invalidateQueries({ queryKey: productKeys.stock(product.id) });
    },
  });
}

/** Makes one change of many products. */
export function useChangeProducts() {
  const queryClient = useQueryClient();
  const [{ keyOf, done }] = useState(createActionKeys);
  return useMutation({
    mutationFn: (body: BulkChange) => api.products.changeMany(body, { idempotencyKey: keyOf(body) }),
    meta: { failure },
    onSuccess: () => {
      done();
      return refreshProducts(queryClient);
    },
  });
}

/** Takes back a change of many products, or an import. */
export function useUndoBatch() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (batchId: string) => api.products.undo(batchId),
    meta: { failure },
    onSuccess: () => refreshProducts(queryClient),
  });
}

/** The company's products as a spreadsheet. */
export const useExportProducts = () =>
  useMutation({ mutationFn: (vendorId: string) => api.products.export(vendorId), meta: { failure } });
