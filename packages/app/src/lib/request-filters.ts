import { industries } from '@guildhall/contract/industries';
import type { RequestFilterValues } from '@guildhall/ui/trade/request-filters';

const names = ['industry', 'maxAge', 'unquoted'] as const;

/** The filters of an address. What is not understood is left out. */
export function readRequestFilters(params: URLSearchParams): RequestFilterValues {
  const chosen = params.getAll('industry');
  const industry = industries.filter((name) => chosen.includes(name));
  const maxAge = Number(params.get('maxAge'));
  return {
    ...(industry.length > 0 && { industry }),
    ...(Number.isInteger(maxAge) && maxAge > 0 && { maxAge }),
    ...(params.get('unquoted') === 'true' && { unquoted: true }),
  };
}

/** The same address with these filters in place of its own. */
export function withRequestFilters(
  params: URLSearchParams,
  { industry = [], maxAge, unquoted }: RequestFilterValues,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  for (const name of industry) next.append('industry', name);
  if (maxAge !== undefined) next.set('maxAge', String(maxAge));
  if (unquoted) next.set('unquoted', 'true');
  return next;
}
