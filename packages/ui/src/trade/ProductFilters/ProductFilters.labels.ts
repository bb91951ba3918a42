/** The words of ProductFilters. */
export interface ProductFiltersLabels {
  /** A group. */
  category: string;
  /** A group. */
  industry: string;
  /** A group: the price after the discount. */
  price: string;
  /** A group: the greatest minimum order. */
  minimumOrder: string;
  /** A group: what else products must be. */
  only: string;
  /** A choice of that group. */
  inStock: string;
  /** A choice of that group. */
  connected: string;
  /** How many products there are. */
  results: (count: string, number: number) => string;
  /** The button that closes the filters. */
  show: (count: string, number: number) => string;
  /** An order: of a search. */
  best: string;
  /** An order. */
  newest: string;
  /** An order. */
  lowestPrice: string;
  /** An order. */
  highestPrice: string;
  /** An order. */
  name: string;
  /** In place of products when none is left. */
  none: string;
  /** Below that. */
  noneHint: string;
  /** The button below that. */
  clear: string;
}

export const productFiltersLabels: ProductFiltersLabels = {
  category: 'Category',
  industry: 'Industry',
  price: 'Price',
  minimumOrder: 'Minimum order',
  only: 'Show only',
  inStock: 'In stock',
  connected: 'Connected companies',
  results: (count, number) => (number === 1 ? `${count} product` : `${count} products`),
  show: (count, number) => (number === 1 ? `Show ${count} product` : `Show ${count} products`),
  best: 'Best match',
  newest: 'Newest',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  name: 'Name',
  none: 'No products match these filters',
  noneHint: 'Remove one of them, or all.',
  clear: 'Clear filters',
};
