/** The words of ProductCard. */
export interface ProductCardLabels {
  /** How many there are; the unit where it is no piece. */
  inStock: (quantity: string) => string;
  /** In place of that at 0. */
  outOfStock: string;
  /** After the price, where it is of no piece. */
  per: (unit: string) => string;
  /** The least quantity of an order, short; the unit where it is no piece. */
  minimumOrder: (quantity: string, unit: string | undefined) => string;
  /** How long it takes until it is sent. */
  leadTime: (days: string, number: number) => string;
  /** A button of own products. */
  edit: string;
  /** A button. */
  requestEstimate: string;
  /** In its place once an estimate was asked for. */
  estimateRequested: string;
  /** In its place once the vendor has made an offer. */
  viewQuote: string;
  /** A button. */
  save: string;
  /** That button when it is saved. */
  saved: string;
  /** A button. */
  viewMore: string;
  /** A column of the table. */
  product: string;
  /** A column. */
  price: string;
  /** A column. */
  minimum: string;
  /** A column. */
  stock: string;
  /** A column. */
  vendor: string;
  /** A column: the buttons. */
  actions: string;
  /** The accessible name of a list of products. */
  list: string;
  /** What a list holds, within a sentence. */
  products: string;
  /** In place of the company's own products. */
  noneOwn: string;
  /** Below that. */
  noneOwnHint: string;
  /** The button below that. */
  addFirst: string;
}

export const productCardLabels: ProductCardLabels = {
  inStock: (quantity) => `${quantity} in stock`,
  outOfStock: 'Out of stock',
  per: (unit) => `per ${unit}`,
  minimumOrder: (quantity, unit) => (unit ? `Min. ${quantity} ${unit}` : `Min. ${quantity}`),
  leadTime: (days, number) => (number === 1 ? `Sent in ${days} day` : `Sent in ${days} days`),
  edit: 'Edit',
  requestEstimate: 'Request Estimate',
  estimateRequested: 'Estimate requested',
  viewQuote: 'View quote',
  save: 'Save for Later',
  saved: 'Saved',
  viewMore: 'View More',
  product: 'Product',
  price: 'Price',
  minimum: 'Minimum order',
  stock: 'Stock',
  vendor: 'Vendor',
  actions: 'Actions',
  list: 'Products',
  products: 'products',
  noneOwn: 'You have no products yet',
  noneOwnHint: 'The products you add appear here and on every vendor’s Home.',
  addFirst: 'Add your first product',
};
