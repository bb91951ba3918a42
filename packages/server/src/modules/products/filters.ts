import type { ProductsQuery } from '@guildhall/contract';
import { toPaise } from '@guildhall/contract/money';
import { sql, type RawBuilder } from 'kysely';
import type { PriceRange } from '#modules/search/price-range.ts';

/** What narrows a list of products, apart from its words. */
type Choices = Pick<ProductsQuery, 'minPrice' | 'maxPrice' | 'inStock' | 'maxMinimumOrder' | 'vendorId'>;

/** A narrowed list of products. */
export interface ProductFilters extends Choices {
  category?: string[] | undefined;
  industry?: string[] | undefined;
  /** Only products that match this text for `to_tsquery`, with a price in this range. */
  words?: { text: string; range?: PriceRange | undefined } | undefined;
  /** Only products of companies that are connected to this one. */
  connectedTo?: string | undefined;
}

const column = (name: string) => sql.ref(`live_products.${name}`);

/** Rows with one value come from an index in the order of the list; for one of several they are sorted. */
const isOneOf = (name: string, values: readonly string[]) =>
  values.length === 1
    ? sql<boolean>`${column(name)} = ${values[0]!}::text`
    : sql<boolean>`${column(name)} = any(${values}::text[])`;

/** Whether a product has no more stock than its low-stock level; without a level it never has. */
export const isLow = sql<boolean>`stock_quantity <= low_stock`;

/** The vendors that are connected to a company. */
const partnersOf = (companyId: string) => sql`(
  select receiver_id from connections where sender_id = ${companyId}::uuid and status = 'connected'
  union all select sender_id from connections where receiver_id = ${companyId}::uuid and status = 'connected')`;

/** The conditions of a list of products: one for each filter that is set, in the order in which a scan checks them. */
export function conditionsOf(filters: ProductFilters): RawBuilder<boolean>[] {
  const { words, category, industry, minPrice, maxPrice, inStock, maxMinimumOrder } = filters;
  const { vendorId, connectedTo } = filters;
  return [
    words?.range && sql<boolean>`${column('net_paise')} between ${words.range.min} and ${words.range.max}`,
    category && isOneOf('category', category),
    industry && isOneOf('industry', industry),
    minPrice !== undefined && sql<boolean>`${column('net_paise')} >= ${toPaise(minPrice)}::bigint`,
    maxPrice !== undefined && sql<boolean>`${column('net_paise')} <= ${toPaise(maxPrice)}::bigint`,
    inStock && sql<boolean>`${column('stock_quantity')} > 0`,
    maxMinimumOrder !== undefined && sql<boolean>`${column('minimum_order')} <= ${maxMinimumOrder}::int`,
    vendorId && sql<boolean>`${column('vendor_id')} = ${vendorId}::uuid`,
    connectedTo && sql<boolean>`${column('vendor_id')} in ${partnersOf(connectedTo)}`,
    words && words.text !== '' && sql<boolean>`${column('search')} @@ to_tsquery('simple', ${words.text})`,
  ].filter((condition) => typeof condition === 'object');
}
