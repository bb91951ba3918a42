import { textIn, textsIn } from '#lib/forms.ts';
import { numberIn } from './validate.ts';

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

/** A product that is still being written: a number is null while its field is empty, and NaN while it is none. */
export type AddProductDraft = {
  [Name in keyof AddProductValues]: AddProductValues[Name] extends number
    ? number | null
    : AddProductValues[Name];
};

/** What is written in the form's fields. */
export const draftIn = (form: FormData): AddProductDraft => ({
  name: textIn(form, 'name'),
  description: textIn(form, 'description'),
  price: numberIn(form, 'price'),
  discount: numberIn(form, 'discount'),
  category: textIn(form, 'category'),
  subcategory: textIn(form, 'subcategory'),
  stockQuantity: numberIn(form, 'stockQuantity'),
  sku: textIn(form, 'sku'),
  images: textsIn(form, 'images'),
});
