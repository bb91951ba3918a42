import type { ProductsQuery, VendorProductsQuery } from '@guildhall/contract';
import { sql, type RawBuilder } from 'kysely';
import { uuid } from '#db/uuid.ts';
import { isId, isStorable } from '#http/formats.ts';

/** The name of an order of products in the contract. */
export type ProductSort = NonNullable<(ProductsQuery | VendorProductsQuery)['sort']>;

type SortColumn = Exclude<ProductSort, 'newest' | `-${string}`>;

/** A value that products are sorted by, and its form in a cursor. */
interface SortKey {
  expression: RawBuilder<string | number>;
  /** The value from a cursor. */
  parameter: (text: string) => RawBuilder<unknown>;
  isValid: (text: string) => boolean;
}

const integer = (column: string): SortKey => ({
  expression: sql`${sql.ref(column)}`,
  parameter: (text) => sql`${text}::bigint`,
  isValid: (text) => /^\d{1,15}$/.test(text),
});
const percent = (column: string): SortKey => ({
  expression: sql`${sql.ref(column)}`,
  parameter: (text) => sql`${text}::numeric`,
  isValid: (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text),
});
/** Case-insensitive, by code point. Which letters `lower` folds depends on the ctype of the database. */
const text = (column: string): SortKey => ({
  expression: sql`lower(${sql.ref(column)}) collate "C"`,
  parameter: (value) => sql`${value}::text`,
  isValid: isStorable,
});

const sortKeys: Record<SortColumn, SortKey> = {
  name: text('live_products.name'),
  category: text('live_products.category'),
  sku: text('live_products.sku'),
  price: integer('live_products.net_paise'),
  listPrice: integer('live_products.price_paise'),
  discount: percent('live_products.discount'),
  stockQuantity: integer('live_products.stock_quantity'),
};

/** The place of a product in an order. */
export interface ProductPlace {
  id: string;
  /** The value that it is sorted by; undefined where that is the id alone. */
  value?: string;
}

/** How a list of products is sorted, and where its pages start. */
export interface ProductOrder {
  /** The id comes last, so no two products share a place. */
  orderBy: RawBuilder<unknown>;
  /** The value that products are sorted by; null where that is the id alone. */
  sortKey: RawBuilder<string | number | null>;
  isAfter: (place: ProductPlace) => RawBuilder<boolean>;
  /** A product's place as a cursor has it, with the name of the order. */
  placeOf: (row: { id: string; sortKey: string | number | null }) => string;
  /** Parses such a place; undefined for one of another order, and for anything else. */
  parsePlace: (text: string) => ProductPlace | undefined;
}

const id = sql.ref('live_products.id');

/** By id, which is time-ordered, from the newest to the oldest. */
const newest: ProductOrder = {
  orderBy: sql`${id} desc`,
  sortKey: sql<null>`null`,
  isAfter: (place) => sql<boolean>`${id} < ${uuid(place.id)}`,
  placeOf: (row) => row.id,
  parsePlace: (text) => (isId(text) ? { id: text } : undefined),
};

/** The order with this name. */
export function orderOf(sort: ProductSort): ProductOrder {
  if (sort === 'newest') return newest;
  const isDescending = sort.startsWith('-');
  const { expression, parameter, isValid } = sortKeys[sort.replace('-', '') as SortColumn];
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const comparison = sql.raw(isDescending ? '<' : '>');
  return {
    orderBy: sql`${expression} ${direction}, ${id} ${direction}`,
    sortKey: expression,
    isAfter: (place) =>
      sql<boolean>`(${expression}, ${id}) ${comparison} (${parameter(place.value!)}, ${uuid(place.id)})`,
    placeOf: (row) => `${sort} ${row.id} ${row.sortKey}`,
    parsePlace(text) {
      const [, order, place, value] = /^(\S+) (\S+) (.*)$/s.exec(text) ?? [];
      const isPlace = order === sort && isId(place!) && isValid(value!);
      return isPlace ? { id: place!, value: value! } : undefined;
    },
  };
}
