import { Type } from 'typebox';
import { Id, Input, Nullable } from './common.ts';
import { Product } from './product.ts';

/** A product that a company has saved for later. */
export const SavedProduct = Type.Object({
  product: Nullable(Product, { description: 'As it is now; null when it is no longer available.' }),
  productId: Id,
  name: Type.String({ description: 'As it was when it was saved.' }),
  netPrice: Type.Number({ description: 'In rupees after the discount, when it was saved.' }),
  inStock: Type.Boolean({ description: 'Whether it was in stock when it was saved.' }),
  savedAt: Type.String({ format: 'date-time' }),
});
export interface SavedProduct extends Type.Static<typeof SavedProduct> {}

export const SaveProduct = Input({ productId: Id });
export interface SaveProduct extends Type.Static<typeof SaveProduct> {}

export const ProductSaved = Type.Object({ message: Type.String(), saved: SavedProduct });
export interface ProductSaved extends Type.Static<typeof ProductSaved> {}
