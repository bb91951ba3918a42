import type { NewProduct, Product } from '@guildhall/contract';
import { toRow } from '#db/columns.ts';
import type { NewProductRow } from '#db/schema.ts';
import { toName } from '#modules/name.ts';
import { fromPaise, toPaise } from './money.ts';

/** What the database returns for a product. */
type StoredProduct = Omit<Product, 'price' | 'createdAt'> & { pricePaise: number; createdAt: Date };

/** A product as responses have it. */
export const toProduct = ({ pricePaise, createdAt, ...product }: StoredProduct): Product => ({
  ...product,
  price: fromPaise(pricePaise),
  createdAt: createdAt.toISOString(),
});

/** A vendor's new product as a row. The vendor's name is not stored: it is the company's. */
export function toProductRow(
  { price, vendorName: _vendorName, attributes, shippingDetails, ...product }: NewProduct,
  stored: { id: string; vendorId: string; createdAt: Date },
): NewProductRow {
  return toRow({
    ...product,
    ...stored,
    name: toName(product.name),
    category: toName(product.category),
    pricePaise: toPaise(price),
    attributes: attributes ? JSON.stringify(attributes) : null,
    shippingDetails: shippingDetails ? JSON.stringify(shippingDetails) : null,
  });
}
