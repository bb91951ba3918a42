import { Type } from 'typebox';
import { formats } from '../formats.ts';
import { industries } from '../industries.ts';
import { maxBulkProducts, maxSearchLength } from '../limits.ts';
import {
  Id,
  Input,
  MediaUrl,
  Nullable,
  OptionalLine,
  OptionalText,
  outputFields,
  PageQuery,
  PictureUrl,
  RequiredLine,
  RequiredText,
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

const maxUnits = 1_000_000_000;

const rupees = (title: string, description: string) =>
  TwoDecimals({ title, minimum: 0, maximum: 10_000_000_000, description });

/** The price of a unit for those who order at least so many. */
export const ProductPriceBreak = Input({
  from: Type.Integer({ title: 'Quantity', minimum: 2, maximum: maxUnits, description: 'In units.' }),
  price: rupees('Price', 'Of a unit, in rupees, before the discount.'),
});
export interface ProductPriceBreak extends Type.Static<typeof ProductPriceBreak> {}

/** A product as its vendor describes it. */
export const NewProduct = Input({
  name: RequiredLine('Name', 200),
  description: RequiredText('Description', 5000),
  price: rupees('Price', 'Of a unit, in rupees, two decimals, before the discount.'),
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

/** The order of a list: the newest first, or by one of `names`. */
const Sort = <const Name extends string>(names: readonly Name[], description: string) =>
  Type.Optional(Type.Enum(['newest', ...names], { title: 'sort', default: 'newest', description }));

const oneOf = (title: string, maxLength: number) =>
  Type.Optional(
    Type.Array(Type.String({ title, maxLength }), {
      title,
      maxItems: 20,
      description: 'Only those with one of these.',
    }),
  );

const onlyIf = (title: string, description: string) => Type.Optional(Type.Boolean({ title, description }));

/** Narrows down a list of products. */
const filters = {
  q: Type.Optional(
    Type.String({
      title: 'q',
      maxLength: maxSearchLength,
      description: 'Only those that hold all these words, misspelt ones too.',
    }),
  ),
  category: oneOf('category', 80),
  industry: oneOf('industry', 80),
  minPrice: Type.Optional(rupees('minPrice', 'After the discount, in rupees.')),
  maxPrice: Type.Optional(rupees('maxPrice', 'After the discount, in rupees.')),
  inStock: onlyIf('inStock', 'Whether only what is in stock.'),
  maxMinimumOrder: Type.Optional(
    Type.Integer({
      title: 'maxMinimumOrder',
      minimum: 1,
      maximum: maxUnits,
      description: 'Only those of which one may order so few.',
    }),
  ),
  vendorId: Type.Optional(Id),
  connected: onlyIf('connected', "Whether only of companies that the session's company is connected to."),
};

/** Which products, in which order, and which page of them. */
export const ProductsQuery = Input({
  ...PageQuery.properties,
  ...filters,
  ids: Type.Optional(
    Type.Array(Id, { title: 'ids', maxItems: 100, description: 'Only these; the others are left out.' }),
  ),
  sort: Sort(
    ['price', '-price', 'name'],
    'By the price after the discount, or by name; a minus turns the order round.',
  ),
});
export interface ProductsQuery extends Type.Static<typeof ProductsQuery> {}

/** Which products to count. */
export const ProductFacetsQuery = Input(filters);
export interface ProductFacetsQuery extends Type.Static<typeof ProductFacetsQuery> {}

const FacetCounts = (name: string) =>
  Type.Array(Type.Object({ value: Type.String(), count: Type.Integer() }), {
    description: `How many have each ${name}, the most frequent 20, whatever \`${name}\` is asked for.`,
  });

/** How many products match, and by what they can be narrowed down. */
export const ProductFacets = Type.Object({
  count: Type.Integer({ description: 'How many match; counted up to 10,000.' }),
  isMore: Type.Boolean({ description: 'Whether there are more than were counted.' }),
  category: FacetCounts('category'),
  industry: FacetCounts('industry'),
});
export interface ProductFacets extends Type.Static<typeof ProductFacets> {}

const vendorColumns = ['name', 'category', 'listPrice', 'discount', 'stockQuantity', 'sku'] as const;

const vendorSort = Sort(
  vendorColumns.flatMap((column) => [column, `-${column}`] as const),
  '`listPrice` is before the discount; a minus turns the order round.',
);

/** Which page of a vendor's products, in the order of one of their columns. */
export const VendorProductsQuery = Input({ ...PageQuery.properties, sort: vendorSort });
export interface VendorProductsQuery extends Type.Static<typeof VendorProductsQuery> {}

export const ProductAdded = Type.Object({ message: Type.String(), product: Product });
export interface ProductAdded extends Type.Static<typeof ProductAdded> {}

/** Which of a company's own products, archived ones too, and which page of them. */
export const InventoryQuery = Input({
  ...PageQuery.properties,
  q: filters.q,
  status: Type.Optional(
    Type.Enum(['active', 'archived'], { title: 'status', default: 'active', description: 'Only these.' }),
  ),
  sort: vendorSort,
});
export interface InventoryQuery extends Type.Static<typeof InventoryQuery> {}

/** The answer to a change of a product. */
export const ProductChanged = Type.Object({ message: Type.String(), product: Product });
export interface ProductChanged extends Type.Static<typeof ProductChanged> {}

const Reason = RequiredLine('Reason', 200);

/** A change of a product's stock: by `change` units, or to `quantity`. */
export const ChangeStock = Input({
  change: Type.Optional(
    Type.Integer({
      title: 'Change',
      minimum: -maxUnits,
      maximum: maxUnits,
      description: 'Units that came in; negative for those that went out.',
    }),
  ),
  quantity: Type.Optional(
    Type.Integer({
      title: 'Quantity',
      minimum: 0,
      maximum: maxUnits,
      description: 'The units that there are. Instead of `change`.',
    }),
  ),
  reason: Reason,
});
export interface ChangeStock extends Type.Static<typeof ChangeStock> {}

/** A line of the log of a product's stock. */
export const StockChange = Type.Object({
  id: Id,
  change: Type.Integer({ description: 'Units that came in; negative for those that went out.' }),
  quantity: Type.Integer({ description: 'The units in stock after it.' }),
  reason: Type.String(),
  memberName: Type.String({ description: 'Who changed it, as named at that time.' }),
  at: Type.String({ format: 'date-time' }),
});
export interface StockChange extends Type.Static<typeof StockChange> {}

/** One change of many products. */
export const BulkChange = Input({
  ids: Type.Array(Id, { title: 'Products', minItems: 1, maxItems: maxBulkProducts }),
  change: Type.Object(
    {
      pricePercent: Type.Optional(
        TwoDecimals({
          title: 'Change of the price',
          minimum: -99.99,
          maximum: 1000,
          description: 'Percent that is added to prices and price breaks, rounded half up to the paisa.',
        }),
      ),
      discount: Type.Optional(NewProduct.properties.discount),
      status: Type.Optional(Product.properties.status),
    },
    { title: 'Change', additionalProperties: false, minProperties: 1 },
  ),
});
export interface BulkChange extends Type.Static<typeof BulkChange> {}

/** A product that a change of many left as it was. */
const LeftOut = Type.Object({ id: Id, name: Type.String(), reason: Type.String() });

/** What a change of many products did. */
export const BatchDone = Type.Object({
  message: Type.String(),
  batchId: Nullable(Type.String({ description: 'For taking it back; null when it changed nothing.' })),
  changed: Type.Integer({ description: 'How many products it changed.' }),
  leftOut: Type.Array(LeftOut, { description: 'What it left as it was, the first 100.' }),
});
export interface BatchDone extends Type.Static<typeof BatchDone> {}

/** What taking back a change of many products did. */
export const BatchUndone = Type.Object({
  message: Type.String(),
  changed: Type.Integer({ description: 'How many products are as they were.' }),
  leftOut: Type.Array(LeftOut, { description: 'What somebody has changed since, and stays: the first 100.' }),
});
export interface BatchUndone extends Type.Static<typeof BatchUndone> {}

/** How to import products. */
export const ImportQuery = Input({
  dryRun: onlyIf('dryRun', 'Whether only to report what an import would do.'),
  known: Type.Optional(
    Type.Enum(['skip', 'update'], {
      title: 'known',
      default: 'skip',
      description: 'What to do with rows whose SKU is that of an active product of the company.',
    }),
  ),
});
export interface ImportQuery extends Type.Static<typeof ImportQuery> {}

/** What an import did, or would do. */
export const ImportReport = Type.Object({
  message: Type.String(),
  batchId: Nullable(Type.String({ description: 'For taking it back; null when it changed nothing.' })),
  rows: Type.Integer({ description: 'Rows below the header.' }),
  added: Type.Integer(),
  updated: Type.Integer(),
  skipped: Type.Integer({ description: 'Rows with the SKU of a product of the company, or of a row above.' }),
  wrong: Type.Integer({ description: 'Rows that were left out for what `problems` says.' }),
  problems: Type.Array(
    Type.Object({
      row: Type.Integer({ description: 'As a spreadsheet counts: the header is row 1.' }),
      column: Type.String({ description: 'The name of the field.' }),
      kind: Type.Enum(['wrong', 'duplicate']),
      reason: Type.String({ description: 'One sentence for people.' }),
    }),
    { description: 'The first 500.' },
  ),
});
export interface ImportReport extends Type.Static<typeof ImportReport> {}

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
