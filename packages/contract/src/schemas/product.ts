import { Type } from 'typebox';
import { formats } from '../formats.ts';
import { industries } from '../industries.ts';
import { maxUnits } from '../limits.ts';
import {
  Id,
  Input,
  MediaUrl,
  Nullable,
  OptionalLine,
  OptionalText,
  outputFields,
  PictureUrl,
  RequiredLine,
  RequiredText,
  Rupees,
  TwoDecimals,
  Version,
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

/** The price of a unit for those who order at least so many. */
export const ProductPriceBreak = Input({
  from: Type.Integer({ title: 'Quantity', minimum: 2, maximum: maxUnits, description: 'In units.' }),
  price: Rupees('Price', 'Of a unit, in rupees, before the discount.'),
});
export interface ProductPriceBreak extends Type.Static<typeof ProductPriceBreak> {}

/** A product as its vendor describes it. */
export const NewProduct = Input({
  name: RequiredLine('Name', 200),
  description: RequiredText('Description', 5000),
  price: Rupees('Price', 'Of a unit, in rupees, two decimals, before the discount.'),
  discount: Type.Optional(
    TwoDecimals({
      title: 'Discount',
      minimum: 0,
      maximum: 100,
      description: 'Percent off.',
    }),
  ),
  category: RequiredLine('Category', 80),
  subcategory: Type.Optional(OptionalLine('Subcategory', 80)),
  stockQuantity: Type.Integer({
    title: 'Stock quantity',
    minimum: 0,
    maximum: maxUnits,
    description: 'Units in stock.',
  }),
  sku: Type.Optional(OptionalLine('SKU', 80)),
  vendorName: Type.Optional(OptionalText('Vendor name', 120)),
  vendorId: Type.Optional(Id),
  images: Type.Optional(Type.Array(PictureUrl('Image URL'), { title: 'Images', maxItems: 20 })),
  videos: Type.Optional(Type.Array(MediaUrl('Video URL'), { title: 'Videos', maxItems: 5 })),
  attributes: Type.Optional(ProductAttributes),
  shippingDetails: Type.Optional(ShippingDetails),
  warranty: Type.Optional(OptionalText('Warranty', 500)),
  additionalNotes: Type.Optional(OptionalText('Additional notes', 2000)),
  industryKeywords: Type.Optional(
    Type.Array(OptionalLine('Industry keyword', 60), { title: 'Industry keywords', maxItems: 20 }),
  ),
  unit: Type.Optional(RequiredLine('Unit', 20)),
  minimumOrder: Type.Optional(
    Type.Integer({
      title: 'Minimum order',
      minimum: 1,
      maximum: maxUnits,
      description: 'The fewest units that one may order; 1 when left out.',
    }),
  ),
  priceBreaks: Type.Optional(
    Type.Array(ProductPriceBreak, {
      title: 'Price breaks',
      maxItems: 10,
      description:
        'Lower prices for larger orders: the quantities ascend above the minimum order, the prices fall below `price`.',
    }),
  ),
  leadDays: Type.Optional(
    Nullable(
      Type.Integer({
        title: 'Lead time',
        minimum: 0,
        maximum: 3650,
        description: 'Days until it leaves the vendor; null when not stated.',
      }),
    ),
  ),
  hsn: Type.Optional(
    Type.String({
      title: 'HSN code',
      format: 'hsn-code',
      maxLength: 8,
      description: formats['hsn-code'],
    }),
  ),
  industry: Type.Optional(
    Type.Enum(['', ...industries], {
      title: 'Industry',
      description: "The vendor's when left out; empty for none.",
    }),
  ),
  lowStock: Type.Optional(
    Nullable(
      Type.Integer({
        title: 'Low stock',
        minimum: 0,
        maximum: maxUnits,
        description: 'The stock at which, and below, it counts as low; null for never.',
      }),
    ),
  ),
});
export interface NewProduct extends Type.Static<typeof NewProduct> {}

/** A product as it is stored. */
export const Product = Type.Object({
  id: Id,
  ...outputFields(NewProduct.properties),
  vendorId: Id,
  vendorAvatar: Nullable(Type.String()),
  status: Type.Enum(['active', 'archived'], { description: 'An archived one is seen by its vendor alone.' }),
  version: Type.Integer({ description: 'Rises with every change but those of the stock and the status.' }),
  createdAt: Type.String({ format: 'date-time' }),
  updatedAt: Type.String({ format: 'date-time' }),
});
export interface Product extends Type.Static<typeof Product> {}

const {
  stockQuantity: _stock,
  vendorName: _vendorName,
  vendorId: _vendorId,
  ...changeable
} = NewProduct.properties;

/** The changed fields of a product; the others stay. Its stock changes by `changeStock` alone. */
export const UpdateProduct = Input({
  ...Type.Partial(Type.Object(changeable)).properties,
  version: Version,
});
export interface UpdateProduct extends Type.Static<typeof UpdateProduct> {}

export const ProductAdded = Type.Object({ message: Type.String(), product: Product });
export interface ProductAdded extends Type.Static<typeof ProductAdded> {}

/** The answer to a change of a product. */
export const ProductChanged = Type.Object({ message: Type.String(), product: Product });
export interface ProductChanged extends Type.Static<typeof ProductChanged> {}
