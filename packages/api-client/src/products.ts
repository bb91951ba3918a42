import type { NewProduct, Product, ProductAdded } from '@guildhall/contract';
import type { Caller } from './call.ts';
import type { CallOptions, Page, PageOptions } from './page.ts';

/** Calls about products. */
export const products = ({ one, page }: Caller) => ({
  /** All products, newest first. */
  list: (options?: PageOptions): Promise<Page<Product>> => page('listProducts', {}, options),

  /** A vendor's products, newest first. */
  listByVendor: (vendorId: string, options?: PageOptions): Promise<Page<Product>> =>
    page('listVendorProducts', { vendorId }, options),

  /** Lists a product under the session's company. */
  create: (body: NewProduct, options?: CallOptions): Promise<ProductAdded> =>
    one('createProduct', {}, { body, ...options }),
});
