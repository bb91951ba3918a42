import type { NewProduct, ProductsQuery, VendorProductsQuery } from '@guildhall/contract';
import type { Caller } from './caller.ts';
import type { CallOptions, OrUndefined, PageOptions, WriteOptions } from './page.ts';

/** Which products to return: those with these `ids` (at most 100; all when empty), in the order of `sort`. */
export interface ProductsOptions extends CallOptions, OrUndefined<ProductsQuery> {}

/** Which of a vendor's products to return, in the order of `sort`. */
export interface VendorProductsOptions extends CallOptions, OrUndefined<VendorProductsQuery> {}

/** Calls about products. */
export const products = ({ one, page }: Caller) => ({
  /** Products, newest first unless `sort` says otherwise. */
  list: (options?: ProductsOptions) => page('listProducts', {}, options),

  /** A vendor's products, newest first unless `sort` says otherwise. */
  listByVendor: (vendorId: string, options?: VendorProductsOptions) =>
    page('listVendorProducts', { vendorId }, options),

  /** Products that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions) => page('searchProducts', {}, { ...options, q: text }),

  /** A product. Rejects with an ApiError of status 404 when there is none with this id. */
  get: (id: string, options?: CallOptions) => one('getProduct', { id }, options),

  /** Lists a product under the session's company. */
  create: (body: NewProduct, options?: WriteOptions) => one('createProduct', {}, { body, ...options }),
});
