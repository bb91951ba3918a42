/** The words of AddProductForm. */
export interface AddProductFormLabels {
  /** A field. */
  name: string;
  /** A field. */
  description: string;
  /** A field. */
  price: string;
  /** A field. */
  discount: string;
  /** A field. */
  category: string;
  /** A field. */
  subcategory: string;
  /** A field. */
  stockQuantity: string;
  /** What the stock is counted in. */
  units: string;
  /** A field: the vendor's own number. */
  sku: string;
  /** A field: pictures that are uploaded. */
  pictures: string;
  /** A field: the addresses of pictures. */
  images: string;
  /** Below that field. */
  imagesHint: string;
  /** The button that empties the form. */
  reset: string;
  /** The button that sends the form. */
  submit: string;
}

export const addProductFormLabels: AddProductFormLabels = {
  name: 'Name',
  description: 'Description',
  price: 'Price',
  discount: 'Discount',
  category: 'Category',
  subcategory: 'Subcategory',
  stockQuantity: 'Stock quantity',
  units: 'units',
  sku: 'SKU',
  pictures: 'Images',
  images: 'Image URL',
  imagesHint: 'Add the public URL of each image, one by one.',
  reset: 'Reset',
  submit: 'Add Product',
};
