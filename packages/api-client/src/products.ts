import type {
  BulkChange,
  ChangeStock,
  ImportQuery,
  InventoryQuery,
  NewProduct,
  ProductFacetsQuery,
  ProductsQuery,
  UpdateProduct,
  VendorProductsQuery,
} from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, PageOptions, WriteOptions } from './page.ts';

/** Which products to return: those that the filters leave, or those with these `ids`, in the order of `sort`. */
export interface ProductsOptions extends CallOptions, OrUndefined<ProductsQuery> {}

/** Which products to count. */
export interface ProductFacetsOptions extends CallOptions, OrUndefined<ProductFacetsQuery> {}

/** Which of a vendor's products to return, in the order of `sort`. */
export interface VendorProductsOptions extends CallOptions, OrUndefined<VendorProductsQuery> {}

/** Which of a company's own products to return, in the order of `sort`. */
export interface InventoryOptions extends CallOptions, OrUndefined<InventoryQuery> {}

/** How to import products. */
export interface ImportOptions extends WriteOptions, OrUndefined<ImportQuery> {}

/**
 * Calls about products. What changes one rejects with an ApiError of status 403 for a product of another company, and
 * of 404 for one that the company may not see.
 */
export const products = ({ one, page, blob }: Caller) => ({
  /** Products, newest first unless `sort` says otherwise. */
  list: (options?: ProductsOptions) => page('listProducts', {}, options),

  /** How many products match, by category and by industry. */
  facets: ({ signal, ...query }: ProductFacetsOptions = {}) =>
    one('listProductFacets', {}, { signal, query }),

  /** A vendor's products, newest first unless `sort` says otherwise. */
  listByVendor: (vendorId: string, options?: VendorProductsOptions) =>
    page('listVendorProducts', { vendorId }, options),

  /** The session's company's own products, archived ones too, newest first unless `sort` says otherwise. */
  inventory: (vendorId: string, options?: InventoryOptions) => page('listInventory', { vendorId }, options),

  /** Products that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions) => page('searchProducts', {}, { ...options, q: text }),

  /** A product. Rejects with an ApiError of status 404 when there is none with this id. */
  get: (id: string, options?: CallOptions) => one('getProduct', { id }, options),

  /** Lists a product under the session's company. */
  create: (body: NewProduct, options?: WriteOptions) => one('createProduct', {}, { body, ...options }),

  /**
   * Changes the given fields. With the `version` that was read it rejects with an ApiError of code `outdated` when one
   * of these fields has changed since; its `fields` names them, its `current` is the product now.
   */
  update: (id: string, body: UpdateProduct, options?: CallOptions) =>
    one('updateProduct', { id }, { body, ...options }),

  /** Takes a product off the market; its vendor keeps it. */
  archive: (id: string, options?: CallOptions) => one('archiveProduct', { id }, options),

  /** Puts an archived product on the market again. */
  restore: (id: string, options?: CallOptions) => one('restoreProduct', { id }, options),

  /** Changes the stock by `change`, or to `quantity`. Rejects with an ApiError of code `stock` below 0. */
  changeStock: (id: string, body: ChangeStock, options?: WriteOptions) =>
    one('changeStock', { id }, { body, ...options }),

  /** Changes of the stock of one's own product, newest first. */
  stockChanges: (id: string, options?: PageOptions) => page('listStockChanges', { id }, options),

  /** Makes one change of many products. */
  changeMany: (body: BulkChange, options?: WriteOptions) => one('changeProducts', {}, { body, ...options }),

  /** Adds or updates products from CSV in UTF-8 with a header of field names. */
  import: (csv: Blob, { signal, idempotencyKey, ...query }: ImportOptions = {}) =>
    one('importProducts', {}, { body: csv, query, signal, idempotencyKey }),

  /** Takes back what `changeMany` or `import` did, by its `batchId`; what was changed since stays. */
  undo: (batchId: string, options?: CallOptions) => one('undoBatch', { id: batchId }, options),

  /** The session's company's products as CSV, in the form that `import` takes. */
  export: (vendorId: string, options?: CallOptions) => blob('exportProducts', { vendorId }, options ?? {}),
});
