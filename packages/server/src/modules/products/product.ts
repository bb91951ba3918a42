import type { NewProduct, Product } from '@guildhall/contract';
import type { NewProductRow } from '#db/schema.ts';
import { toName } from '#modules/name.ts';
import { fromPaise, toPaise } from './money.ts';

/** What the database returns for a product. */
type StoredProduct = Omit<Product, 'price' | 'createdAt'> & { pricePaise: number; createdAt: Date };

/** A product as it goes over the wire. */
export const toProduct = ({ pricePaise, createdAt, ...product }: StoredProduct): Product => ({
  ...product,
  price: fromPaise(pricePaise),
  createdAt: createdAt.toISOString(),
});

/** A vendor's new product as a row. The vendor's name is not kept: it is the company's. */
export const toProductRow = (
  product: NewProduct,
  { id, vendorId, createdAt }: { id: string; vendorId: string; createdAt: Date },
): NewProductRow => ({
  id,
  vendor_id: vendorId,
  name: toName(product.name),
  description: product.description,
  price_paise: toPaise(product.price),
  discount: product.discount,
  category: toName(product.category),
  subcategory: product.subcategory,
  sku: product.sku,
  stock_quantity: product.stockQuantity,
  images: product.images,
  videos: product.videos,
  attributes: product.attributes ? JSON.stringify(product.attributes) : null,
  shipping_details: product.shippingDetails ? JSON.stringify(product.shippingDetails) : null,
  warranty: product.warranty,
  additional_notes: product.additionalNotes,
  industry_keywords: product.industryKeywords,
  created_at: createdAt,
});
