import type {
  NewProduct,
  Product,
  ProductAdded,
  ProductsQuery,
  VendorProductsQuery,
} from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions, Page, PageOptions, WriteOptions } from './page.ts';

/** Calls about products. */
export const products = ({ one, page }: Caller) => ({
  /** All products, newest first. */
  list: (options?: PageOptions & Pick<ProductsQuery, 'ids' | 'sort'>): Promise<Page<Product>> =>
    page('listProducts', {}, options),

  /** A vendor's products, newest first. */
  listByVendor: (
    vendorId: string,
    options?: PageOptions & Pick<VendorProductsQuery, 'sort'>,
  ): Promise<Page<Product>> => page('listVendorProducts', { vendorId }, options),

  /** Products that hold all words of `text`, misspelt ones too, best first; the best 500 at most. */
  search: (text: string, options?: PageOptions): Promise<Page<Product>> =>
    page('searchProducts', {}, { ...options, q: text }),

  /** A product. Rejects with an ApiError of status 404 when there is none with this id. */
  get: (id: string, options?: CallOptions): Promise<Product> => one('getProduct', { id }, options),

  /** Lists a product under the session's company. */
  create: (body: NewProduct, options?: WriteOptions): Promise<ProductAdded> =>
    one('createProduct', {}, { body, ...options }),
});
