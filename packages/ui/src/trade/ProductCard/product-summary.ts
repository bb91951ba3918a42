/** The fields of a product that a list shows. A product of the API has them. */
export interface ProductSummary {
  /** The product's id. */
  id: string;
  /** The name. A card has three lines for it and the description. */
  name: string;
  /** The description. In a card it ends with the third line. */
  description: string;
  /** Before the discount, in the currency of the `LocaleProvider`. */
  price: number;
  /**
   * Percent off. Above 0 the reduced price comes first and the full one is struck through.
   * @default 0
   */
  discount?: number;
  /** Units in stock; at 0 'Out of stock' shows. */
  stockQuantity: number;
  /**
   * What is counted, in the singular. It shows where it is no piece.
   * @default 'piece'
   */
  unit?: string | undefined;
  /**
   * The least quantity of an order. Above 1 it shows.
   * @default 1
   */
  minimumOrder?: number | undefined;
  /** Days until it is sent; null where the vendor does not say. A card shows them without a time of delivery. */
  leadDays?: number | null | undefined;
  /** The vendor. */
  vendorName: string;
  /** The vendor's id. */
  vendorId: string;
  /** Address of the vendor's picture. Without one the initials show. */
  vendorAvatar?: string | null;
  /** Addresses of pictures. None shows a fallback of the same size. */
  images?: readonly string[];
  /** How it travels; a card shows how long that takes. */
  shippingDetails?: { readonly estimatedTime: string } | null | undefined;
}

/** How far a request for an estimate has come. */
export type EstimateState = 'requested' | 'quoted';

/**
 * The actions on a product. Each callback gets the product, so that one serves a whole list. Without its
 * callback a control is not shown.
 */
export interface ProductActions {
  /** Called by 'Request Estimate', which shows only with it, and by what stands in its place by `estimates`. */
  onRequestEstimate?: ((product: ProductSummary) => void) | undefined;
  /**
   * The products, by their ids, for which the company has asked for an estimate: 'Request Estimate' is then 'Estimate
   * Requested', or 'View quote' once the vendor has made an offer.
   */
  estimates?: Readonly<Record<string, EstimateState>> | undefined;
  /** Called by 'Save for Later', the bookmark on the picture, which shows only with it. */
  onSave?: ((product: ProductSummary) => void) | undefined;
  /** Called by 'View More', which shows only with it, and on a plain click on the name or the picture. */
  onViewMore?: ((product: ProductSummary) => void) | undefined;
  /** Called by 'Edit', which shows on the company's own products instead of what only buyers do. */
  onEdit?: ((product: ProductSummary) => void) | undefined;
  /** Called when the vendor is pressed. Without it, and without an address, the vendor is text. */
  onVendorOpen?: ((product: ProductSummary) => void) | undefined;
}

/**
 * The addresses behind the products of a list. Links call the callback of what they open on a plain click, instead of
 * the browser's own navigation.
 */
export interface ProductLinks {
  /** The address of a product. Makes the names links. */
  productHref?: ((product: ProductSummary) => string) | undefined;
  /** The address of a product's vendor. Makes the vendors links. */
  vendorHref?: ((product: ProductSummary) => string) | undefined;
}
