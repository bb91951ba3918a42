/** The words of ProductEditorScreen. */
export interface ProductEditorScreenLabels {
  /** The title while there is no product. */
  title: string;
  /** The page above this one. */
  inventory: string;
  /** The button that opens the menu. */
  menu: string;
  /** An entry of the menu: the product as buyers see it. */
  view: string;
  /** An entry of the menu. */
  archive: string;
  /** Read out while the product loads. */
  loading: string;
  /** In place of a product that could not be loaded. */
  error: string;
  /** In place of a product that is not there. */
  missing: string;
  /** Below that. */
  missingHint: string;
  /** The link to the page above from there. */
  toInventory: string;
  /** Below who may change products. */
  noRightHint: string;
}

export const productEditorScreenLabels: ProductEditorScreenLabels = {
  title: 'Edit product',
  inventory: 'Inventory',
  menu: 'More actions',
  view: 'View product',
  archive: 'Archive',
  loading: 'Loading the product',
  error: 'The product could not be loaded.',
  missing: 'There is no such product',
  missingHint: 'It may belong to another company, or its address is not right.',
  toInventory: 'Go to Inventory',
  noRightHint: 'Ask an owner of your company.',
};
