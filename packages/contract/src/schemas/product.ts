import { Type } from 'typebox';
import {
  Id,
  Input,
  MediaUrl,
  Nullable,
  OptionalLine,
  OptionalText,
  outputFields,
  PageQuery,
  RequiredLine,
  RequiredText,
} from './common.ts';

export const ProductAttributes = Input({
  color: Type.Array(OptionalLine('Colour', 60), { maxItems: 50 }),
  size: Type.Array(OptionalLine('Size', 60), { maxItems: 50 }),
  material: OptionalLine('Material', 120),
});
export interface ProductAttributes extends Type.Static<typeof ProductAttributes> {}

export const ShippingDetails = Input({
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
});
export interface ShippingDetails extends Type.Static<typeof ShippingDetails> {}

/** A product as its vendor describes it. */
export const NewProduct = Input({
  name: RequiredLine('Name', 200),
  description: RequiredText('Description', 5000),
  price: Type.Number({
    title: 'Price',
    minimum: 0,
    maximum: 10_000_000_000,
    multipleOf: 0.01,
    description: 'In rupees, two decimals, before the discount.',
  }),
  discount: Type.Optional(
    Type.Number({
      title: 'Discount',
      minimum: 0,
      maximum: 100,
      multipleOf: 0.01,
      description: 'Percent off.',
    }),
  ),
  category: RequiredLine('Category', 80),
  subcategory: Type.Optional(OptionalLine('Subcategory', 80)),
  stockQuantity: Type.Integer({
    title: 'Stock quantity',
    minimum: 0,
    maximum: 1_000_000_000,
    description: 'Units in stock.',
  }),
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
});
export interface NewProduct extends Type.Static<typeof NewProduct> {}

/** A product as it is stored. */
export const Product = Type.Object({
  id: Id,
  ...outputFields(NewProduct.properties),
  vendorId: Id,
  vendorAvatar: Nullable(Type.String()),
  createdAt: Type.String({ format: 'date-time' }),
});
export interface Product extends Type.Static<typeof Product> {}

/** The order of a list: the newest first, or by one of `names`. */
const Sort = <const Name extends string>(names: readonly Name[], description: string) =>
  Type.Optional(Type.Enum(['newest', ...names], { title: 'sort', default: 'newest', description }));

/** Which products, in which order, and which page of them. */
export const ProductsQuery = Input({
  ...PageQuery.properties,
  ids: Type.Optional(
    Type.Array(Id, { title: 'ids', maxItems: 100, description: 'Only these; the others are left out.' }),
  ),
  sort: Sort(
    ['price', '-price', 'name'],
    'By the price after the discount, or by name; a minus turns the order round.',
  ),
});
export interface ProductsQuery extends Type.Static<typeof ProductsQuery> {}

const vendorColumns = ['name', 'category', 'listPrice', 'discount', 'stockQuantity', 'sku'] as const;

/** Which page of a vendor's products, in the order of one of their columns. */
export const VendorProductsQuery = Input({
  ...PageQuery.properties,
  sort: Sort(
    vendorColumns.flatMap((column) => [column, `-${column}`] as const),
    '`listPrice` is before the discount; a minus turns the order round.',
  ),
});
export interface VendorProductsQuery extends Type.Static<typeof VendorProductsQuery> {}

export const ProductAdded = Type.Object({ message: Type.String(), product: Product });
export interface ProductAdded extends Type.Static<typeof ProductAdded> {}
