/** The words of BulkChange. */
export interface BulkChangeLabels {
  /** The button that opens the dialog for prices, and its title. */
  prices: string;
  /** The button that opens the dialog for the discount, and its title. */
  discount: string;
  /** A button. */
  archive: string;
  /** A button. */
  restore: string;
  /** How many products are changed. */
  count: (written: string, count: number) => string;
  /** The choice between up and down. */
  direction: string;
  /** A direction. */
  up: string;
  /** A direction. */
  down: string;
  /** The field for how much. */
  percent: string;
  /** The field of the discount. */
  newDiscount: string;
  /** The accessible name of the examples. */
  examples: string;
  /** The button that changes the prices. */
  changePrices: (written: string, count: number) => string;
  /** The button that sets the discount. */
  changeDiscount: (written: string, count: number) => string;
  /** The error where it failed and does not say why. */
  failed: string;
}

const products = (written: string, count: number) => `${written} ${count === 1 ? 'product' : 'products'}`;

export const bulkChangeLabels: BulkChangeLabels = {
  prices: 'Change prices',
  discount: 'Set discount',
  archive: 'Archive',
  restore: 'Restore',
  count: products,
  direction: 'Direction',
  up: 'Up',
  down: 'Down',
  percent: 'By',
  newDiscount: 'Discount',
  examples: 'For example',
  changePrices: (written, count) => `Change ${products(written, count)}`,
  changeDiscount: (written, count) => `Set for ${products(written, count)}`,
  failed: 'Not changed. Try again.',
};
