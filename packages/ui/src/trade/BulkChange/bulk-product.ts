/** What the dialogs need of a product. */
export interface BulkProduct {
  /** The product's id. */
  id: string;
  /** The name. */
  name: string;
  /** Before the discount. */
  price: number;
  /** Percent off. */
  discount?: number;
}
