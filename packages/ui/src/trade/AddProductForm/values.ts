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
  /** What kind of thing it is. */
  category: string;
  /** What kind more closely; may be empty. */
  subcategory: string;
  /** Units in stock. */
  stockQuantity: number;
  /** The vendor's own number for it; may be empty. */
  sku: string;
  /** Addresses of its pictures. */
  images: string[];
}

/** A product that is still being written: a number is null while its field is empty, NaN while it is no number. */
export type AddProductDraft = {
  [Name in keyof AddProductValues]: AddProductValues[Name] extends number
    ? number | null
    : AddProductValues[Name];
};

/** The product that a draft without errors describes: a number that was left empty is 0. */
export const productOf = (draft: AddProductDraft) =>
  Object.fromEntries(
    Object.entries(draft).map(([name, value]) => [name, value ?? 0]),
  ) as unknown as AddProductValues;
