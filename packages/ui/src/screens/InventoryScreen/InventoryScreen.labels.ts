/** The words of InventoryScreen. */
export interface InventoryScreenLabels {
  /** The title of the page. */
  title: string;
  /** The button that adds a product. */
  add: string;
  /** The button that leads to adding many. */
  import: string;
  /** The button that downloads all. */
  export: string;
  /** The name of the search box, and what shows in it while it is empty. */
  search: string;
  /** The choice between active and archived products. */
  show: string;
  /** One side of that choice. */
  active: string;
  /** The other side. */
  archived: string;
  /** The choice of products that are low in stock alone. */
  low: string;
  /** The choice of the order, where there are no column headers. */
  sort: string;
  /** An order. */
  newest: string;
  /** An order. */
  byName: string;
  /** An order. */
  cheapestFirst: string;
  /** An order. */
  dearestFirst: string;
  /** An order. */
  leastStockFirst: string;
  /** The button that takes a change back. */
  undo: string;
  /** The name of the list of products that a change left as they were. */
  leftOut: string;
  /** The end of that list, where it is longer than what it shows. */
  moreLeftOut: string;
  /** In place of a list that the search has emptied. */
  noMatch: string;
  /** Below that. */
  noMatchHint: string;
  /** The button below that. */
  clearSearch: string;
  /** In place of an empty list of those low in stock. */
  noneLow: string;
  /** Below that. */
  noneLowHint: string;
  /** The button below that. */
  showAll: string;
  /** In place of an empty list of archived products. */
  noneArchived: string;
  /** Below that. */
  noneArchivedHint: string;
  /** In place of the list of a new company. */
  none: string;
  /** Below that. */
  noneHint: string;
  /** The button below that. */
  addFirst: string;
  /** The other button there. */
  importFirst: string;
  /** While there is no network. */
  offline: string;
}

export const inventoryScreenLabels: InventoryScreenLabels = {
  title: 'Inventory',
  add: 'Add a Product',
  import: 'Import',
  export: 'Export',
  search: 'Find a product or SKU',
  show: 'Products shown',
  active: 'Active',
  archived: 'Archived',
  low: 'Low stock',
  sort: 'Sort by',
  newest: 'Newest',
  byName: 'Name',
  cheapestFirst: 'Lowest price',
  dearestFirst: 'Highest price',
  leastStockFirst: 'Least stock',
  undo: 'Undo',
  leftOut: 'Left as they were',
  moreLeftOut: 'And others.',
  noMatch: 'No product matches',
  noMatchHint: 'Check the spelling, or search for fewer words.',
  clearSearch: 'Clear search',
  noneLow: 'No product is low in stock',
  noneLowHint: 'A product is low when it has no more stock than its low-stock level.',
  showAll: 'Show all products',
  noneArchived: 'No product is archived',
  noneArchivedHint: 'Archived products keep their facts and are offered to nobody.',
  none: 'You have no products yet',
  noneHint: 'Add one by hand, or all at once from a spreadsheet.',
  addFirst: 'Add your first product',
  importFirst: 'Import from a spreadsheet',
  offline: 'You are offline. This is what was last loaded; changes are not sent.',
};
