/** The words of VendorHomeScreen. */
export interface VendorHomeScreenLabels {
  /** The title of the page. */
  title: string;
  /** The floating button. */
  add: string;
  /** In place of products. */
  noProducts: string;
  /** Below that. */
  noProductsHint: string;
  /** The button below that. */
  addFirst: string;
}

export const vendorHomeScreenLabels: VendorHomeScreenLabels = {
  title: 'Products',
  add: 'Add a Product',
  noProducts: 'No products yet',
  noProductsHint: 'Add the first one: it appears here as soon as it is saved.',
  addFirst: 'Add the first product',
};
