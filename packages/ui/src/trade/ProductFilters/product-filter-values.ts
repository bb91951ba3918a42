import type { FilterValues } from '#components/FilterPanel/filters.ts';
import { choicesOf, rangeOf } from '#components/FilterPanel/filters.ts';

/** An order of products: the newest, the lowest or the highest price, the name. */
export type ProductSort = 'newest' | 'price' | '-price' | 'name';

/** How products are narrowed down and ordered, in the fields of `GET /api/products`. What is absent does not narrow. */
export interface ProductFilterValues {
  /** Only these categories. */
  category?: readonly string[] | undefined;
  /** Only these industries. */
  industry?: readonly string[] | undefined;
  /** The least price after the discount. */
  minPrice?: number | undefined;
  /** The greatest price after the discount. */
  maxPrice?: number | undefined;
  /** Only what is in stock. */
  inStock?: boolean | undefined;
  /** The greatest minimum order. */
  maxMinimumOrder?: number | undefined;
  /** Only products of connected companies. */
  connected?: boolean | undefined;
  /** The order; without it the newest first, of a search the best match. */
  sort?: ProductSort | undefined;
}

const narrowing = [
  'category',
  'industry',
  'minPrice',
  'maxPrice',
  'inStock',
  'maxMinimumOrder',
  'connected',
] as const;

/** Whether some products are left out. */
export const narrowsProducts = (filters: ProductFilterValues): boolean =>
  narrowing.some((name) => {
    const value = filters[name];
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
  });

/** The order alone, with all products. */
export const withoutFilters = ({ sort }: ProductFilterValues): ProductFilterValues => (sort ? { sort } : {});

/** The values as the panel keeps them. */
export const toFilterValues = (filters: ProductFilterValues): FilterValues => ({
  category: filters.category ?? [],
  industry: filters.industry ?? [],
  price: { from: filters.minPrice ?? null, to: filters.maxPrice ?? null },
  minimumOrder: { from: null, to: filters.maxMinimumOrder ?? null },
  only: [...(filters.inStock ? ['inStock'] : []), ...(filters.connected ? ['connected'] : [])],
});

/** The values of the panel as the call takes them; what does not narrow is left out. */
export function toProductFilters(values: FilterValues, before: ProductFilterValues): ProductFilterValues {
  const category = choicesOf(values, 'category');
  const industry = choicesOf(values, 'industry');
  const only = choicesOf(values, 'only');
  const price = rangeOf(values, 'price');
  const { to: maxMinimumOrder } = rangeOf(values, 'minimumOrder');
  return {
    ...(category.length > 0 && { category }),
    ...(industry.length > 0 && { industry }),
    ...(price.from !== null && { minPrice: price.from }),
    ...(price.to !== null && { maxPrice: price.to }),
    ...(only.includes('inStock') && { inStock: true }),
    ...(maxMinimumOrder !== null && { maxMinimumOrder }),
    ...(only.includes('connected') && { connected: true }),
    ...withoutFilters(before),
  };
}
