import type {
  InventoryQuery,
  Product,
  ProductsQuery,
  SearchResults,
  VendorProductsQuery,
} from '@guildhall/contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { orNull } from '#lib/or-null.ts';
import { pagesOptions, type Pages } from '#lib/pages.ts';
import { searchKeys } from './search.ts';

export const productKeys = {
  all: ['products'] as const,
  lists: ['products', 'list'] as const,
  /** Narrowed or sorted. */
  filtered: (filters: ProductFilters) => ['products', 'list', 'filtered', filters] as const,
  facets: ['products', 'facets'] as const,
  /** A company's own products, as it manages them. */
  inventories: ['products', 'inventory'] as const,
  stock: (id: string) => ['products', 'stock', id] as const,
  /** The products with these ids. */
  some: (ids: readonly string[]) => ['products', 'list', 'some', ids] as const,
  /** Every order of a vendor's products. */
  vendorLists: (vendorId: string) => ['products', 'list', 'vendor', vendorId] as const,
  vendor: (vendorId: string, sort: VendorProductsSort) =>
    ['products', 'list', 'vendor', vendorId, sort] as const,
  one: (id: string) => ['products', 'one', id] as const,
};

/** What narrows and sorts a list of products. */
export type ProductFilters = Omit<ProductsQuery, 'limit' | 'cursor' | 'ids'>;

/** All products, newest first, or what the filters leave, in their order. */
export const productsQuery = (filters: ProductFilters = {}) =>
  Object.keys(filters).length === 0
    ? pagesOptions(productKeys.lists, api.products.list)
    : pagesOptions(productKeys.filtered(filters), (page) => api.products.list({ ...filters, ...page }));

/** How many products the filters leave, by category and by industry. The order does not matter. */
export const facetsQuery = ({ sort: _sort, ...filters }: ProductFilters) =>
  queryOptions({
    queryKey: [...productKeys.facets, filters],
    queryFn: ({ signal }) => api.products.facets({ ...filters, signal }),
    placeholderData: keepPreviousData,
    // Nobody compares counts to the second.
    staleTime: 300_000,
  });

/** A company's own products: which, in which order. */
export type Inventory = Pick<InventoryQuery, 'q' | 'status' | 'low' | 'sort'>;

/** The most rows of a page: who manages many products selects and compares many. */
const inventoryRows = 100;

/** A company's own products, archived ones too. */
export const inventoryQuery = (vendorId: string, { q, ...inventory }: Inventory) =>
  pagesOptions([...productKeys.inventories, inventory, q ?? ''], (page) =>
    api.products.inventory(vendorId, { ...inventory, ...(q && { q }), limit: inventoryRows, ...page }),
  );

/** The changes of a product's stock, newest first. */
export const stockChangesQuery = (id: string) =>
  pagesOptions(productKeys.stock(id), (page) => api.products.stockChanges(id, page));

/** The maximum number of ids in one call, and so on one page of `someProductsQuery`. */
export const maxIds = 100;

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

/** Similar products on a product's page, and the product itself. */
const similarLimit = 7;

/** Other products of the same category, the newest first. */
export const similarQuery = ({ id, category }: Pick<Product, 'id' | 'category'>) =>
  queryOptions({
    queryKey: ['products', 'similar', category],
    queryFn: ({ signal }) => api.products.list({ category: [category], limit: similarLimit, signal }),
    select: ({ items }) => items.filter((product) => product.id !== id).slice(0, similarLimit - 1),
  });

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
    queryFn: ({ signal }) => orNull(api.products.get(id, { signal })),
    initialData: () => cachedProduct(queryClient, id),
    initialDataUpdatedAt: 0,
  });
