import { Type } from 'typebox';
import { maxFilterLength, maxSearchLength, maxUnits } from '../limits.ts';
import { Flag, Id, Input, PageQuery, Rupees } from './common.ts';

/** The order of a list: the newest first, or by one of `names`. */
const Sort = <const Name extends string>(names: readonly Name[], description: string) =>
  Type.Optional(Type.Enum(['newest', ...names], { title: 'sort', default: 'newest', description }));

const oneOf = (title: string) =>
  Type.Optional(
    Type.Array(Type.String({ title, maxLength: maxFilterLength }), {
      title,
      maxItems: 20,
      description: 'Only those with one of these.',
    }),
  );

/** Narrows down a list of products. */
const filters = {
  q: Type.Optional(
    Type.String({
      title: 'q',
      maxLength: maxSearchLength,
      description: 'Only those that hold all these words, misspelt ones too.',
    }),
  ),
  category: oneOf('category'),
  industry: oneOf('industry'),
  minPrice: Type.Optional(Rupees('minPrice', 'After the discount, in rupees.')),
  maxPrice: Type.Optional(Rupees('maxPrice', 'After the discount, in rupees.')),
  inStock: Flag('inStock', 'Whether only what is in stock.'),
  maxMinimumOrder: Type.Optional(
    Type.Integer({
      title: 'maxMinimumOrder',
      minimum: 1,
      maximum: maxUnits,
      description: 'Only those of which one may order so few.',
    }),
  ),
  vendorId: Type.Optional(Id),
  connected: Flag('connected', "Whether only of companies that the session's company is connected to."),
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

/** Which of a company's own products, archived ones too, and which page of them. */
export const InventoryQuery = Input({
  ...PageQuery.properties,
  q: filters.q,
  status: Type.Optional(
    Type.Enum(['active', 'archived'], { title: 'status', default: 'active', description: 'Only these.' }),
  ),
  low: Flag('low', 'Whether only those with no more stock than their low-stock level.'),
  sort: vendorSort,
});
export interface InventoryQuery extends Type.Static<typeof InventoryQuery> {}
