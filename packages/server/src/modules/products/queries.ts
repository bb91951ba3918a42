import { Product } from '@guildhall/contract';
import { sql, type Kysely } from 'kysely';
import { columnsOf } from '#db/columns.ts';
import type { Database, NewProductRow } from '#db/schema.ts';
import type { ProductOrder, ProductPlace } from './order.ts';

type Db = Kysely<Database>;

/** What is not a column of the same name: the price is stored in paise, and the vendor is a company. */
type Derived = 'price' | 'vendorName' | 'vendorAvatar';
const derived: string[] = ['price', 'vendorName', 'vendorAvatar'] satisfies Derived[];
const isStored = (name: string): name is Exclude<keyof Product, Derived> => !derived.includes(name);

/** A product as the wire has it, but for its money and its time. */
export const productColumns = [
  ...columnsOf('products', Object.keys(Product.properties).filter(isStored)),
  ...columnsOf('products', ['pricePaise']),
  'companies.company_name as vendorName' as const,
  'companies.avatar as vendorAvatar' as const,
];

/** Adds a product and answers with it as lists show it. */
export const insertProduct = (db: Db, row: NewProductRow) =>
  db
    .with('added', (qb) => qb.insertInto('products').values(row).returningAll())
    .selectFrom('added as products')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select(productColumns)
    .executeTakeFirstOrThrow();

/** A product, if there is one with this id. */
export const findProduct = (db: Db, id: string) =>
  db
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select(productColumns)
    .where('products.id', '=', id)
    .executeTakeFirst();

/** A part of a list of products. */
export interface ProductPage {
  /** Rows to answer with. A list fetches one more, which tells whether there is a next page. */
  limit: number;
  order: ProductOrder;
  /** Only rows that come after this one. */
  after?: ProductPlace | undefined;
}

const productPage = (db: Db, { limit, order, after }: ProductPage) => {
  const rows = db
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select([...productColumns, order.sortKey.as('sortKey')])
    .orderBy(order.orderBy)
    .limit(limit + 1);
  return after ? rows.where(order.isAfter(after)) : rows;
};

/** All products, or those of `ids` alone. */
export const listProducts = (db: Db, page: ProductPage, ids?: readonly string[]) => {
  const rows = productPage(db, page);
  return (ids ? rows.where(sql<boolean>`products.id = any(${ids}::uuid[])`) : rows).execute();
};

/**
 * The products of one vendor. An index lists the newest; for any other order all products of the vendor are read and
 * sorted, which takes about 70 ms for 10,000 of them on two busy cores, and 1 ms for 40.
 */
export const listVendorProducts = (db: Db, vendorId: string, page: ProductPage) =>
  productPage(db, page).where('products.vendor_id', '=', vendorId).execute();
