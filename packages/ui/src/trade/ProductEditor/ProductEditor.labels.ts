import { changesBarLabels, type ChangesBarLabels } from '#trade/changes-bar.labels.ts';

/** The words of ProductEditor. */
export interface ProductEditorLabels extends ChangesBarLabels {
  /** The name of the links to the sections. */
  sections: string;
  /** A section. */
  basics: string;
  /** A section. */
  media: string;
  /** A section. */
  pricing: string;
  /** A section. */
  ordering: string;
  /** A section, and what it is about in a review. */
  attributes: string;
  /** A section, and what it is about in a review. */
  shippingDetails: string;
  /** A section. */
  notes: string;
  /** A field. */
  name: string;
  /** A field. */
  description: string;
  /** A field. */
  category: string;
  /** A field. */
  subcategory: string;
  /** A field. */
  industry: string;
  /** In that field while nothing is chosen. */
  noIndustry: string;
  /** A field: the vendor's own number. */
  sku: string;
  /** A field: the number in the harmonised system. */
  hsn: string;
  /** Its error. */
  hsnInvalid: string;
  /** A field: words that the product is found by. */
  industryKeywords: string;
  /** Below a field of several words. */
  tagsHint: string;
  /** A field. */
  images: string;
  /** A field: the addresses of videos. */
  videos: string;
  /** Below that field. */
  videosHint: string;
  /** A field. */
  price: string;
  /** A field. */
  discount: string;
  /** Below the discount: what buyers pay. */
  netPrice: (price: string) => string;
  /** A field: lower prices for larger quantities. */
  priceBreaks: string;
  /** Below that field: what is right. */
  priceBreaksHint: string;
  /** One of them in a review. */
  priceBreak: (from: string, price: string) => string;
  /** A field: what is counted. */
  unit: string;
  /** A field. */
  minimumOrder: string;
  /** A field: the time until it is dispatched. */
  leadDays: string;
  /** What that is counted in. */
  days: string;
  /** A field: at or below it the stock is low. */
  lowStock: string;
  /** Below that field. */
  lowStockHint: string;
  /** How many there are. */
  stock: (quantity: string) => string;
  /** The button that changes how many there are. */
  editStock: string;
  /** A field. */
  colors: string;
  /** A field. */
  sizes: string;
  /** A field. */
  material: string;
  /** A field. */
  estimatedTime: string;
  /** A field. */
  weight: string;
  /** What that is counted in. */
  kilograms: string;
  /** A field. */
  length: string;
  /** A field. */
  width: string;
  /** A field. */
  height: string;
  /** What these three are counted in. */
  centimetres: string;
  /** A field. */
  warranty: string;
  /** A field. */
  additionalNotes: string;
  /** A part of a field in a review. */
  fact: (label: string, value: string) => string;
  /** A picture in a review; the first is 1. */
  image: (image: number) => string;
  /** The title of an archived product's notice. */
  archived: string;
  /** Below that title. */
  archivedHint: string;
  /** The button that restores an archived product. */
  restore: string;
}

export const productEditorLabels: ProductEditorLabels = {
  ...changesBarLabels,
  sections: 'Sections',
  basics: 'Basics',
  media: 'Images and videos',
  pricing: 'Price',
  ordering: 'Ordering',
  attributes: 'Attributes',
  shippingDetails: 'Shipping',
  notes: 'Warranty and notes',
  name: 'Name',
  description: 'Description',
  category: 'Category',
  subcategory: 'Subcategory',
  industry: 'Industry',
  noIndustry: 'None',
  sku: 'SKU',
  hsn: 'HSN code',
  hsnInvalid: 'Enter 4 to 8 digits.',
  industryKeywords: 'Keywords',
  tagsHint: 'Enter or a comma adds one.',
  images: 'Images',
  videos: 'Video URLs',
  videosHint: 'One on each line, at most 5.',
  price: 'Price',
  discount: 'Discount',
  netPrice: (price) => `Clients pay ${price}.`,
  priceBreaks: 'Price breaks',
  priceBreaksHint:
    'Before the discount. Quantities rise above the minimum order, and prices fall below the price.',
  priceBreak: (from, price) => `From ${from}: ${price}`,
  unit: 'Unit',
  minimumOrder: 'Minimum order',
  leadDays: 'Lead time',
  days: 'days',
  lowStock: 'Low stock',
  lowStockHint: 'At or below it the stock counts as low.',
  stock: (quantity) => `${quantity} in stock`,
  editStock: 'Change stock',
  colors: 'Colors',
  sizes: 'Sizes',
  material: 'Material',
  estimatedTime: 'Estimated delivery',
  weight: 'Weight',
  kilograms: 'kg',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  centimetres: 'cm',
  warranty: 'Warranty',
  additionalNotes: 'Additional notes',
  fact: (label, value) => `${label}: ${value}`,
  image: (image) => `Image ${image}`,
  archived: 'This product is archived',
  archivedHint: 'Clients do not see it. Its orders and quotes stay.',
  restore: 'Restore',
};
