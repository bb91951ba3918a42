import type { Kysely } from 'kysely';
import type { Page } from '#db/page.ts';
import type { Database, NewProductRow } from '#db/schema.ts';

type Db = Kysely<Database>;

/** A product as the wire has it, but for its money and its time. */
export const productColumns = [
  'products.id',
  'products.name',
  'products.description',
  'products.price_paise as pricePaise',
  'products.discount',
  'products.category',
  'products.subcategory',
  'products.stock_quantity as stockQuantity',
  'products.sku',
  'products.vendor_id as vendorId',
  'companies.company_name as vendorName',
  'companies.avatar as vendorAvatar',
  'products.images',
  'products.videos',
  'products.attributes',
  'products.shipping_details as shippingDetails',
  'products.warranty',
  'products.additional_notes as additionalNotes',
  'products.industry_keywords as industryKeywords',
  'products.created_at as createdAt',
] as const;

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

const productPage = (db: Db, { limit, before }: Page) =>
  db
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.vendor_id')
    .select(productColumns)
    .where('products.id', '<', before)
    .orderBy('products.id', 'desc')
    .limit(limit + 1);

/** All products, newest first. */
export const listProducts = (db: Db, page: Page) => productPage(db, page).execute();

/** The products of one vendor, newest first. */
export const listVendorProducts = (db: Db, vendorId: string, page: Page) =>
  productPage(db, page).where('products.vendor_id', '=', vendorId).execute();
