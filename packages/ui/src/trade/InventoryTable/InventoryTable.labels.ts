/** The words of InventoryTable. */
export interface InventoryTableLabels {
  /** The accessible name of the table. */
  list: string;
  /** What the table holds, within a sentence. */
  products: string;
  /** A column. */
  product: string;
  /** A column. */
  category: string;
  /** A column. */
  price: string;
  /** A column. */
  discount: string;
  /** A column. */
  stock: string;
  /** In that column at 0. */
  outOfStock: string;
  /** In that column when there is little left. */
  low: string;
  /** A column. */
  sku: string;
  /** A column: when it was last changed. */
  updated: string;
  /** The column of the menus. */
  actions: string;
  /** The button that turns cards into checkboxes. */
  select: string;
  /** The checkbox for all cards. */
  selectAll: string;
  /** The name of the checkbox of a card. */
  selectOne: (product: string) => string;
  /** Beside 'Done' before a card is selected. */
  selectHint: string;
  /** How many are selected: as it is written, and as a number. */
  selected: (written: string, count: number) => string;
  /** The name of the bar with what can be done with the selected cards. */
  bulk: string;
  /** The button that ends selecting. */
  done: string;
  /** The name of the field of a product's name. */
  nameOf: (product: string) => string;
  /** The name of the field of a product's price. */
  priceOf: (product: string) => string;
  /** The name of the field of a product's discount. */
  discountOf: (product: string) => string;
  /** The name of the button that shows the stock of a product and changes it. */
  stockOf: (product: string, quantity: string) => string;
  /** The error of a value that somebody else has changed meanwhile. */
  now: (value: string) => string;
  /** Saves what was written all the same. */
  keepYours: string;
  /** Gives up what was written. */
  useTheirs: string;
  /** The accessible name of the button that opens the menu of a product. */
  more: (product: string) => string;
  /** An entry of the menu: leads to the editor. */
  edit: string;
  /** An entry of the menu. */
  changeStock: string;
  /** An entry of the menu. */
  stockLog: string;
  /** An entry of the menu: leads to the product as clients see it. */
  view: string;
  /** An entry of the menu. */
  archive: string;
  /** An entry of the menu. */
  restore: string;
  /** The name of the button that opens the sheet, and its title. */
  quickEdit: (product: string) => string;
  /** A field of the sheet. */
  name: string;
  /** The sheet says that somebody else has changed the product meanwhile. */
  outdated: string;
  /** A field that somebody else has changed, and its value. */
  fieldNow: (field: string, value: string) => string;
  /** The button that saves the sheet. */
  save: string;
  /** The error where saving failed and does not say why. */
  failed: string;
}

export const inventoryTableLabels: InventoryTableLabels = {
  list: 'Products',
  products: 'products',
  product: 'Product',
  category: 'Category',
  price: 'Price',
  discount: 'Discount',
  stock: 'Stock',
  outOfStock: 'Out of stock',
  low: 'Low',
  sku: 'SKU',
  updated: 'Updated',
  actions: 'Actions',
  select: 'Select',
  selectAll: 'Select all',
  selectOne: (product) => `Select ${product}`,
  selectHint: 'Select products to change',
  selected: (written) => `${written} selected`,
  bulk: 'Selected products',
  done: 'Done',
  nameOf: (product) => `Name of ${product}`,
  priceOf: (product) => `Price of ${product}`,
  discountOf: (product) => `Discount of ${product}`,
  stockOf: (product, quantity) => `Stock of ${product}: ${quantity}`,
  now: (value) => `Now ${value}.`,
  keepYours: 'Keep yours',
  useTheirs: 'Use theirs',
  more: (product) => `More actions for ${product}`,
  edit: 'Edit',
  changeStock: 'Change stock',
  stockLog: 'Stock log',
  view: 'View',
  archive: 'Archive',
  restore: 'Restore',
  quickEdit: (product) => `Quick edit of ${product}`,
  name: 'Name',
  outdated: 'Someone else has changed this product.',
  fieldNow: (field, value) => `${field}: now ${value}.`,
  save: 'Save changes',
  failed: 'Not saved. Try again.',
};
