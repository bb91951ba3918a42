import type { ProductFilterValues, ProductSort } from '@guildhall/ui/trade/product-filters';

const sorts: readonly ProductSort[] = ['newest', 'price', '-price', 'name'];
const lists = ['category', 'industry'] as const;
const numbers = ['minPrice', 'maxPrice', 'maxMinimumOrder'] as const;
const flags = ['inStock', 'connected'] as const;

/** The filters of an address. What is not understood is left out. */
export function readProductFilters(params: URLSearchParams): ProductFilterValues {
  const sort = sorts.find((name) => name === params.get('sort'));
  const filled = lists.map((name) => [name, params.getAll(name).filter(Boolean)] as const);
  const numeric = numbers.map((name) => [name, Number(params.get(name) || Number.NaN)] as const);
  return {
    ...Object.fromEntries(filled.filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(numeric.filter(([, value]) => Number.isFinite(value) && value >= 0)),
    ...Object.fromEntries(flags.filter((name) => params.get(name) === 'true').map((name) => [name, true])),
    ...(sort && sort !== 'newest' && { sort }),
  };
}

/** The same address with these filters in place of its own. */
export function withProductFilters(params: URLSearchParams, filters: ProductFilterValues): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of [...lists, ...numbers, ...flags, 'sort']) next.delete(name);
  for (const name of lists) for (const value of filters[name] ?? []) next.append(name, value);
  for (const name of [...numbers, ...flags]) {
    const value = filters[name];
    if (value !== undefined && value !== false) next.set(name, String(value));
  }
  if (filters.sort && filters.sort !== 'newest') next.set('sort', filters.sort);
  return next;
}
