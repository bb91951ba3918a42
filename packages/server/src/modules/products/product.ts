import type { NewProduct, Product, ProductPriceBreak, UpdateProduct } from '@guildhall/contract';
import { toPaise, toRupees } from '@guildhall/contract/money';
import { toRow } from '#db/columns.ts';
import type { NewProductRow, ProductRowChanges } from '#db/schema.ts';
import { toSku } from './sku.ts';

/** What the database returns for a product. */
export type StoredProduct = Omit<Product, 'price' | 'priceBreaks' | 'createdAt' | 'updatedAt'> & {
  pricePaise: number;
  /** In paise. */
  priceBreaks: ProductPriceBreak[];
  createdAt: Date;
  updatedAt: Date;
};

/** A product as responses have it: the row itself, as a copy of so many fields would take longer than all the rest. */
export function toProduct(row: StoredProduct): Product {
  const { pricePaise, priceBreaks, createdAt, updatedAt } = row;
  const product = row as object as Product;
  product.price = toRupees(pricePaise);
  product.priceBreaks = priceBreaks.map(({ from, price }) => ({ from, price: toRupees(price) }));
  product.createdAt = createdAt.toISOString();
  product.updatedAt = updatedAt.toISOString();
  return product;
}

const inPaise = (priceBreaks: readonly ProductPriceBreak[]) =>
  priceBreaks.map(({ from, price }) => ({ from, price: toPaise(price) }));

const storedBreaks = (priceBreaks: readonly ProductPriceBreak[]) => JSON.stringify(inPaise(priceBreaks));

/** The fields of a product that are compared with those of others, as they are stored. */
const comparedFields = ({ name, category, sku }: { name?: string; category?: string; sku?: string }) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(category !== undefined && { category: category.trim() }),
  ...(sku !== undefined && { sku: toSku(sku) }),
});

const storedObject = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);

/** A vendor's new product as a row. The vendor's name is not stored: it is the company's. */
export function toProductRow(
  { price, priceBreaks = [], vendorName: _vendorName, attributes, shippingDetails, ...product }: NewProduct,
  stored: { id: string; vendorId: string; createdAt: Date },
): NewProductRow {
  return toRow({
    ...product,
    ...stored,
    updatedAt: stored.createdAt,
    ...comparedFields(product),
    pricePaise: toPaise(price),
    priceBreaks: storedBreaks(priceBreaks),
    attributes: storedObject(attributes),
    shippingDetails: storedObject(shippingDetails),
  });
}

/** The changed fields of a product as columns. */
export function toProductChanges(
  { price, priceBreaks, attributes, shippingDetails, ...changes }: Omit<UpdateProduct, 'version'>,
  updatedAt: Date,
): ProductRowChanges {
  return toRow({
    ...changes,
    ...comparedFields(changes),
    updatedAt,
    ...(price !== undefined && { pricePaise: toPaise(price) }),
    ...(priceBreaks !== undefined && { priceBreaks: storedBreaks(priceBreaks) }),
    ...(attributes !== undefined && { attributes: storedObject(attributes) }),
    ...(shippingDetails !== undefined && { shippingDetails: storedObject(shippingDetails) }),
  });
}

/** Fields of a product as a JSON object of columns, for statements about many products. */
export const toColumns = ({ price, priceBreaks, ...fields }: Partial<Product>) =>
  toRow({
    ...fields,
    ...comparedFields(fields),
    ...(price !== undefined && { pricePaise: toPaise(price) }),
    ...(priceBreaks !== undefined && { priceBreaks: inPaise(priceBreaks) }),
  });
