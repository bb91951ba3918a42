import type { FormFields } from '#lib/forms.ts';
import type { ProductDraft } from './product-draft.ts';

const text = (maxLength: number) => ({ maxLength });
const count = { min: 0, step: 1 };
const size = { min: 0, max: 1_000_000 };

/** What the fields of a product take. */
export const productFields: FormFields<ProductDraft> = {
  name: { required: true, ...text(200) },
  description: { required: true, ...text(5000) },
  category: { required: true, ...text(80) },
  subcategory: text(80),
  sku: text(80),
  industryKeywords: { maxItems: 20 },
  images: { maxItems: 20 },
  price: { required: true, min: 0, max: 10_000_000_000 },
  discount: { min: 0, max: 100, step: 0.01 },
  unit: { required: true, ...text(40) },
  minimumOrder: { required: true, min: 1, step: 1 },
  leadDays: count,
  lowStock: count,
  'attributes.color': { maxItems: 50 },
  'attributes.size': { maxItems: 50 },
  'attributes.material': text(120),
  'shippingDetails.estimatedTime': text(120),
  'shippingDetails.weight': size,
  'shippingDetails.dimensions.length': size,
  'shippingDetails.dimensions.width': size,
  'shippingDetails.dimensions.height': size,
  warranty: text(500),
  additionalNotes: text(2000),
};
