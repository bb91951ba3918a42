/** The words of SavedList. */
export interface SavedListLabels {
  /** The accessible name of the list. */
  list: string;
  /** What the list holds, within a sentence. */
  products: string;
  /** The name of the choice of what shows. */
  show: string;
  /** A choice. */
  all: string;
  /** A choice. */
  cheaper: string;
  /** A choice, and what happened to a product. */
  ranOut: string;
  /** What happened to a product. */
  backInStock: string;
  /** In place of a product that its vendor archived. */
  gone: string;
  /** What a product cost when it was saved, and by how much it is cheaper. */
  cheaperNow: (price: string, percent: string) => string;
  /** The same of one that is more expensive. */
  dearerNow: (price: string, percent: string) => string;
  /** A button. */
  requestEstimate: string;
  /** A button. */
  remove: string;
  /** That button afterwards. */
  undo: string;
  /** In place of a product that was removed. */
  removed: string;
  /** In place of the list. */
  empty: string;
  /** Below that. */
  emptyHint: string;
  /** In place of the list when none is cheaper or has run out. */
  noMatch: string;
  /** The button below that. */
  showAll: string;
}

export const savedListLabels: SavedListLabels = {
  list: 'Saved products',
  products: 'saved products',
  show: 'Show',
  all: 'All',
  cheaper: 'Cheaper',
  ranOut: 'Ran out',
  backInStock: 'Back in stock',
  gone: 'No longer available',
  cheaperNow: (price, percent) => `${price} when you saved it, ${percent} cheaper now`,
  dearerNow: (price, percent) => `${price} when you saved it, ${percent} more expensive now`,
  requestEstimate: 'Request Estimate',
  remove: 'Remove',
  undo: 'Undo',
  removed: 'Removed',
  empty: 'Nothing saved for later',
  emptyHint: 'The bookmark on a product keeps it here.',
  noMatch: 'None of these has changed like that',
  showAll: 'Show all',
};
