import type { PriceBreak } from '#components/PriceBreaks/price-break.ts';
import { asFormText as text } from '#lib/form-values.ts';
import type { DraftShape, EditConflict } from '#trade/draft-shape.ts';

/** A product as its vendor edits it; the API's products have all of it. */
export interface EditableProduct {
  /** What it is called. */
  name: string;
  /** What it is. */
  description: string;
  /** The category. */
  category: string;
  /** The subcategory; may be empty. */
  subcategory: string;
  /** One of the industries; may be empty. */
  industry: string;
  /** The vendor's own number for it; may be empty. */
  sku: string;
  /** Its number in the harmonised system, 4 to 8 digits; may be empty. */
  hsn: string;
  /** Words that it is found by. */
  industryKeywords: string[];
  /** Addresses of its pictures. */
  images: string[];
  /** Addresses of its videos. */
  videos: string[];
  /** Before the discount, in the currency of the `LocaleProvider`. */
  price: number;
  /** Percent off. */
  discount: number;
  /** Lower prices for larger quantities. */
  priceBreaks: { from: number; price: number }[];
  /** What is counted: `piece`. */
  unit: string;
  /** The least quantity of an order. */
  minimumOrder: number;
  /** Days until it is dispatched; null when it is not said. */
  leadDays: number | null;
  /** At or below it the stock is low; null when it never is. */
  lowStock: number | null;
  /** How many there are. It is not edited here. */
  stockQuantity: number;
  /** What it comes in and is made of. */
  attributes: { color: string[]; size: string[]; material: string } | null;
  /** How it is shipped: weight in kg, dimensions in cm. */
  shippingDetails: {
    estimatedTime: string;
    weight: number;
    dimensions: { length: number; width: number; height: number };
  } | null;
  /** What is warranted; may be empty. */
  warranty: string;
  /** What else there is to say; may be empty. */
  additionalNotes: string;
  /** Whether buyers see it. */
  status: 'active' | 'archived';
  /** Goes up by every change but that of the stock. */
  version: number;
}

/** Why the changes were refused: others have changed the same fields in the meantime. */
export type ProductConflict = EditConflict<EditableProduct>;

/** The fields of a product that are edited. */
export type ProductField = Exclude<keyof EditableProduct, 'stockQuantity' | 'status' | 'version'>;

/** The fields of a product that were changed, as the API takes them. */
export type ProductChanges = Partial<Pick<EditableProduct, ProductField>>;

/**
 * A product while it is edited, by the names of the form's fields: a number is null while its field is empty, NaN while it
 * is no number; each video stands on a line.
 */
export interface ProductDraft
  extends
    Omit<
      Pick<EditableProduct, ProductField>,
      'price' | 'discount' | 'minimumOrder' | 'videos' | 'priceBreaks' | 'attributes' | 'shippingDetails'
    >,
    Record<'attributes.color' | 'attributes.size', string[]>,
    Record<'videos' | 'attributes.material' | 'shippingDetails.estimatedTime', string>,
    Record<
      | 'price'
      | 'discount'
      | 'minimumOrder'
      | 'shippingDetails.weight'
      | 'shippingDetails.dimensions.length'
      | 'shippingDetails.dimensions.width'
      | 'shippingDetails.dimensions.height',
      number | null
    > {
  priceBreaks: readonly PriceBreak[];
}

/** A size of 0 is one that is not known. */
const known = (value: number | undefined) => (value === 0 || value === undefined ? null : value);

/** The draft of a product that nobody has edited yet. */
export function draftOf(product: EditableProduct): ProductDraft {
  const { attributes, shippingDetails } = product;
  return {
    name: text(product.name),
    description: text(product.description),
    category: text(product.category),
    subcategory: text(product.subcategory),
    industry: product.industry,
    sku: text(product.sku),
    hsn: product.hsn,
    industryKeywords: product.industryKeywords,
    images: product.images,
    videos: product.videos.join('\n'),
    price: product.price,
    discount: product.discount,
    priceBreaks: product.priceBreaks.map(({ from, price }) => ({ from, price })),
    unit: text(product.unit),
    minimumOrder: product.minimumOrder,
    leadDays: product.leadDays,
    lowStock: product.lowStock,
    'attributes.color': attributes?.color ?? [],
    'attributes.size': attributes?.size ?? [],
    'attributes.material': text(attributes?.material ?? ''),
    'shippingDetails.estimatedTime': text(shippingDetails?.estimatedTime ?? ''),
    'shippingDetails.weight': known(shippingDetails?.weight),
    'shippingDetails.dimensions.length': known(shippingDetails?.dimensions.length),
    'shippingDetails.dimensions.width': known(shippingDetails?.dimensions.width),
    'shippingDetails.dimensions.height': known(shippingDetails?.dimensions.height),
    warranty: text(product.warranty),
    additionalNotes: text(product.additionalNotes),
  };
}

/** The field of a product that a field of the form belongs to: `attributes` for `attributes.color`. */
const fieldOf = (name: string) => name.split('.')[0] as ProductField;

/** What a draft says of a product: all its fields, as the API takes them. */
export function productOf(draft: ProductDraft): Required<ProductChanges> {
  const own = Object.entries(draft).filter(([name]) => !name.includes('.'));
  return {
    ...(Object.fromEntries(own) as Omit<Required<ProductChanges>, 'attributes' | 'shippingDetails'>),
    // A field that must not be empty is none any more when this is saved.
    price: draft.price ?? 0,
    minimumOrder: draft.minimumOrder ?? 1,
    discount: draft.discount ?? 0,
    videos: draft.videos
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    attributes: {
      color: draft['attributes.color'],
      size: draft['attributes.size'],
      material: draft['attributes.material'],
    },
    shippingDetails: {
      estimatedTime: draft['shippingDetails.estimatedTime'],
      weight: draft['shippingDetails.weight'] ?? 0,
      dimensions: {
        length: draft['shippingDetails.dimensions.length'] ?? 0,
        width: draft['shippingDetails.dimensions.width'] ?? 0,
        height: draft['shippingDetails.dimensions.height'] ?? 0,
      },
    },
  };
}

/** The fields of a product that differ between two drafts, in the order of the form. */
export function changedFields(draft: ProductDraft, other: ProductDraft): ProductField[] {
  const [one, two] = [productOf(draft), productOf(other)];
  return (Object.keys(one) as ProductField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(two[field]),
  );
}

/** Of a draft, what differs from `other`, as the API takes it. */
export function changesOf(draft: ProductDraft, other: ProductDraft): ProductChanges {
  const product = productOf(draft);
  return Object.fromEntries(changedFields(draft, other).map((field) => [field, product[field]]));
}

/** The draft `onto` with the fields of a product that `fields` names from `draft`. */
export function carryOver(
  draft: ProductDraft,
  onto: ProductDraft,
  fields: readonly ProductField[],
): ProductDraft {
  const carried = Object.entries(draft).filter(([name]) => fields.includes(fieldOf(name)));
  return { ...onto, ...(Object.fromEntries(carried) as Partial<ProductDraft>) };
}

/** How a product is edited. */
export const productShape: DraftShape<EditableProduct, ProductDraft, ProductField, ProductChanges> = {
  draftOf,
  changedFields,
  changesOf,
  carryOver,
};
