import type { ReactNode } from 'react';
import { formatList, formatMoney, formatNumber, formatPercent } from '#locale/format.ts';
import type { Locale } from '#locale/locale.ts';
import type { ProductChanges, ProductField } from './product-draft.ts';
import type { ProductEditorLabels } from './ProductEditor.labels.ts';

type Written = Pick<Locale, 'locale' | 'currency'>;

/** What a field of a product says, for a review; empty when it says nothing. */
export function describeField(
  field: ProductField,
  product: Required<ProductChanges>,
  words: ProductEditorLabels,
  locale: Written,
): ReactNode {
  const number = (value: number | null) => (value ? formatNumber(value, locale) : '');
  const list = (values: readonly string[]) => formatList(values, locale);
  /** A line for each fact that is known. */
  const facts = (pairs: readonly (readonly [label: string, value: string])[]) =>
    pairs
      .filter(([, value]) => value !== '')
      .map(([label, value]) => words.fact(label, value))
      .join('\n');

  const { attributes, shippingDetails } = product;
  switch (field) {
    case 'price':
      return formatMoney(product.price, locale);
    case 'discount':
      return formatPercent(product.discount, locale);
    case 'minimumOrder':
    case 'leadDays':
    case 'lowStock': {
      const value = product[field];
      return value === null ? '' : formatNumber(value, locale);
    }
    case 'priceBreaks':
      return product.priceBreaks
        .map(({ from, price }) => words.priceBreak(formatNumber(from, locale), formatMoney(price, locale)))
        .join('\n');
    case 'industryKeywords':
      return list(product.industryKeywords);
    case 'videos':
      return product.videos.join('\n');
    case 'images':
      if (product.images.length === 0) return '';
      return product.images.map((address, index) => (
        <img
          key={`${index} ${address}`}
          data-part="review-image"
          src={address}
          alt={words.image(index + 1)}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
        />
      ));
    case 'attributes':
      return facts([
        [words.colors, list(attributes?.color ?? [])],
        [words.sizes, list(attributes?.size ?? [])],
        [words.material, attributes?.material ?? ''],
      ]);
    case 'shippingDetails': {
      const { length, width, height } = shippingDetails?.dimensions ?? { length: 0, width: 0, height: 0 };
      return facts([
        [words.estimatedTime, shippingDetails?.estimatedTime ?? ''],
        [words.weight, number(shippingDetails?.weight ?? 0)],
        [words.length, number(length)],
        [words.width, number(width)],
        [words.height, number(height)],
      ]);
    }
    case 'name':
    case 'description':
    case 'category':
    case 'subcategory':
    case 'industry':
    case 'sku':
    case 'hsn':
    case 'unit':
    case 'warranty':
    case 'additionalNotes':
      return product[field];
  }
}
