/** The words of ProductDetail. */
export interface ProductDetailLabels {
  /** The heading while the product loads, and read out. */
  loading: string;
  /** Above the vendor. */
  soldBy: string;
  /** The accessible name of a video; the first is 1. */
  video: (video: number, name: string) => string;
  /** What the price is for. */
  per: (unit: string) => string;
  /** The heading of the prices for larger quantities. */
  priceBreaks: string;
  /** How many there are; the unit where it is no piece. */
  inStock: (quantity: string, unit: string | undefined) => string;
  /** In place of that at 0. */
  outOfStock: string;
  /** The vendor's own number. */
  sku: (sku: string) => string;
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
  /** A button of an own product. */
  edit: string;
  /** A button of an own product. */
  editStock: string;
  /** The title of a group of facts. */
  ordering: string;
  /** A fact. */
  minimumOrder: string;
  /** The value of that fact. */
  quantity: (quantity: string, unit: string) => string;
  /** A fact: how long it takes until it is sent. */
  leadTime: string;
  /** The value of that fact. */
  days: (days: string, number: number) => string;
  /** A fact: the number of the goods in the tax tariff. */
  hsn: string;
  /** The title of a group of facts. */
  attributes: string;
  /** A fact. */
  colors: string;
  /** A fact. */
  sizes: string;
  /** A fact. */
  material: string;
  /** The title of a group of facts. */
  shipping: string;
  /** A fact. */
  estimatedDelivery: string;
  /** A fact. */
  weight: string;
  /** The value of that fact. */
  kilograms: (weight: string) => string;
  /** A fact. */
  dimensions: string;
  /** The value of that fact. */
  centimeters: (length: string, width: string, height: string) => string;
  /** The title of a text. */
  warranty: string;
  /** The title of a text. */
  additionalNotes: string;
  /** The title of products like this one. */
  similar: string;
}

export const productDetailLabels: ProductDetailLabels = {
  loading: 'Loading the product',
  soldBy: 'Sold by',
  video: (video, name) => `Video ${video} of ${name}`,
  per: (unit) => `per ${unit}`,
  priceBreaks: 'Price breaks',
  inStock: (quantity, unit) => `${quantity} ${unit ?? 'units'} in stock`,
  outOfStock: 'Out of stock',
  sku: (sku) => `SKU ${sku}`,
  requestEstimate: 'Request Estimate',
  estimateRequested: 'Estimate requested',
  viewQuote: 'View quote',
  save: 'Save for Later',
  saved: 'Saved',
  edit: 'Edit',
  editStock: 'Change stock',
  ordering: 'Ordering',
  minimumOrder: 'Minimum order',
  quantity: (quantity, unit) => `${quantity} ${unit}`,
  leadTime: 'Lead time',
  days: (days, number) => (number === 1 ? `${days} day` : `${days} days`),
  hsn: 'HSN code',
  attributes: 'Attributes',
  colors: 'Colors',
  sizes: 'Sizes',
  material: 'Material',
  shipping: 'Shipping',
  estimatedDelivery: 'Estimated delivery',
  weight: 'Weight',
  kilograms: (weight) => `${weight} kg`,
  dimensions: 'Dimensions',
  centimeters: (length, width, height) => `${length} × ${width} × ${height} cm`,
  warranty: 'Warranty',
  additionalNotes: 'Additional notes',
  similar: 'Similar products',
};
