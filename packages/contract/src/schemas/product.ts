import { Type } from 'typebox';
import {
  Id,
  MediaUrl,
  Nullable,
  OptionalLine,
  OptionalText,
  PageQuery,
  RequiredLine,
  RequiredText,
} from './common.ts';

export const ProductAttributes = Type.Object(
  {
    color: Type.Array(OptionalLine('Colour', 60), { maxItems: 50 }),
    size: Type.Array(OptionalLine('Size', 60), { maxItems: 50 }),
    material: OptionalLine('Material', 120),
  },
  { additionalProperties: false },
);
export interface ProductAttributes extends Type.Static<typeof ProductAttributes> {}

export const ShippingDetails = Type.Object(
  {
    estimatedTime: OptionalLine('Estimated delivery', 120),
    weight: Type.Number({ title: 'Weight', minimum: 0, maximum: 1_000_000, description: 'In kilograms.' }),
    dimensions: Type.Object(
      {
        length: Type.Number({ title: 'Length', minimum: 0, maximum: 1_000_000 }),
        width: Type.Number({ title: 'Width', minimum: 0, maximum: 1_000_000 }),
        height: Type.Number({ title: 'Height', minimum: 0, maximum: 1_000_000 }),
      },
      { additionalProperties: false, description: 'In centimetres.' },
    ),
  },
  { additionalProperties: false },
);
export interface ShippingDetails extends Type.Static<typeof ShippingDetails> {}

export const Product = Type.Object({
  id: Id,
  name: Type.String(),
  description: Type.String(),
  price: Type.Number({ description: 'In rupees, two decimals, before the discount.' }),
  discount: Type.Number({ description: 'Percent off.' }),
  category: Type.String(),
  subcategory: Type.String(),
  stockQuantity: Type.Integer({ description: 'Units in stock.' }),
  sku: Type.String(),
  vendorId: Id,
  vendorName: Type.String(),
  vendorAvatar: Nullable(Type.String()),
  images: Type.Array(Type.String()),
  videos: Type.Array(Type.String()),
  attributes: Nullable(ProductAttributes),
  shippingDetails: Nullable(ShippingDetails),
  warranty: Type.String(),
  additionalNotes: Type.String(),
  industryKeywords: Type.Array(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
});
export interface Product extends Type.Static<typeof Product> {}

export const NewProduct = Type.Object(
  {
    name: RequiredLine('Name', 200),
    description: RequiredText('Description', 5000),
    price: Type.Number({ title: 'Price', minimum: 0, maximum: 10_000_000_000, multipleOf: 0.01 }),
    discount: Type.Optional(Type.Number({ title: 'Discount', minimum: 0, maximum: 100, multipleOf: 0.01 })),
    category: RequiredLine('Category', 80),
    subcategory: Type.Optional(OptionalLine('Subcategory', 80)),
    stockQuantity: Type.Integer({ title: 'Stock quantity', minimum: 0, maximum: 1_000_000_000 }),
    sku: Type.Optional(OptionalLine('SKU', 80)),
    vendorName: Type.Optional(OptionalText('Vendor name', 120)),
    vendorId: Type.Optional(Id),
    images: Type.Optional(Type.Array(MediaUrl('Image URL'), { title: 'Images', maxItems: 20 })),
    videos: Type.Optional(Type.Array(MediaUrl('Video URL'), { title: 'Videos', maxItems: 5 })),
    attributes: Type.Optional(ProductAttributes),
    shippingDetails: Type.Optional(ShippingDetails),
    warranty: Type.Optional(OptionalText('Warranty', 500)),
    additionalNotes: Type.Optional(OptionalText('Additional notes', 2000)),
    industryKeywords: Type.Optional(
      Type.Array(OptionalLine('Industry keyword', 60), { title: 'Industry keywords', maxItems: 20 }),
    ),
  },
  { additionalProperties: false },
);
export interface NewProduct extends Type.Static<typeof NewProduct> {}

/** Which products, in which order, and which part of them. */
export const ProductsQuery = Type.Object(
  {
    ...PageQuery.properties,
    ids: Type.Optional(
      Type.Array(Id, { title: 'ids', maxItems: 100, description: 'Only these; the others are left out.' }),
    ),
    sort: Type.Optional(
      Type.Enum(['newest', 'price', '-price', 'name'], {
        title: 'sort',
        default: 'newest',
        description: 'By the price after the discount, or by name; a minus turns the order round.',
      }),
    ),
  },
  { additionalProperties: false },
);
export interface ProductsQuery extends Type.Static<typeof ProductsQuery> {}

/** Which part of a vendor's products, in the order of one of their columns. */
export const VendorProductsQuery = Type.Object(
  {
    ...PageQuery.properties,
    sort: Type.Optional(
      Type.Enum(
        [
          ...['newest', 'name', '-name', 'category', '-category', 'listPrice', '-listPrice'],
          ...['discount', '-discount', 'stockQuantity', '-stockQuantity', 'sku', '-sku'],
        ] as const,
        {
          title: 'sort',
          default: 'newest',
          description: '`listPrice` is before the discount; a minus turns the order round.',
        },
      ),
    ),
  },
  { additionalProperties: false },
);
export interface VendorProductsQuery extends Type.Static<typeof VendorProductsQuery> {}

export const ProductAdded = Type.Object({ message: Type.String(), product: Product });
export interface ProductAdded extends Type.Static<typeof ProductAdded> {}
