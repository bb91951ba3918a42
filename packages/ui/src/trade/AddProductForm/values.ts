/** A product as its vendor describes it. */
export interface AddProductValues {
  /** What it is called. */
  name: string;
  /** What it is. */
  description: string;
  /** In rupees, before the discount. */
  price: number;
  /** Percent off; 0 when left empty. */
  discount: number;
  /** The category. */
  category: string;
  /** The subcategory; may be empty. */
  subcategory: string;
  /** Units in stock. */
  stockQuantity: number;
  /** The vendor's own number for it; may be empty. */
  sku: string;
  /** Addresses of its pictures. */
  images: string[];
}

/** An unfinished product: a number is null while its field is empty, NaN while it is no number. */
export type AddProductDraft = {
  [Name in keyof AddProductValues]: AddProductValues[Name] extends number
    ? number | null
    : AddProductValues[Name];
};

/** The product of a draft without errors: an empty number becomes 0. */
export const productOf = (draft: AddProductDraft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value ?? 0]),
  ) as unknown as AddProductValues;
