import { productsQueryFields } from '@guildhall/contract/fields';
import { maxFilterLength } from '@guildhall/contract/limits';
import type { ProductFilterValues, ProductSort } from '@guildhall/ui/trade/product-filters';
import type { View } from '@guildhall/ui/view-switch';
import { readChoice, readFlag, readNumber, readValues } from './address-values.ts';

const sorts: readonly ProductSort[] = ['newest', 'price', '-price', 'name'];
const lists = ['category', 'industry'] as const;
const numbers = ['minPrice', 'maxPrice', 'maxMinimumOrder'] as const;
const flags = ['inStock', 'connected'] as const;

/** The filters of an address. */
export function readProductFilters(params: URLSearchParams): ProductFilterValues {
  const sort = readChoice(params, 'sort', sorts);
  const filled = lists.map((name) => {
    const limits = { ...productsQueryFields[name], maxLength: maxFilterLength };
    return [name, readValues(params, name, limits)] as const;
  });
  const numeric = numbers.map((name) => [name, readNumber(params, name, productsQueryFields[name])] as const);
  return {
    ...Object.fromEntries(filled.filter(([, values]) => values.length > 0)),
    ...Object.fromEntries(numeric.filter(([, value]) => value !== undefined)),
    ...Object.fromEntries(flags.filter((name) => readFlag(params, name)).map((name) => [name, true])),
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

/** How an address shows its products. */
export const readProductView = (params: URLSearchParams): View =>
  readChoice(params, 'view', ['table']) ?? 'cards';

/** The same address with its products shown in another way. */
export function withProductView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params);
  if (view === 'cards') next.delete('view');
  else next.set('view', view);
  return next;
}
