import { requestsQueryFields } from '@guildhall/contract/fields';
import { industries } from '@guildhall/contract/industries';
import type { RequestStatus } from '@guildhall/contract';
import type { RequestFilterValues } from '@guildhall/ui/trade/request-filters';
import { readChoice, readFlag, readNumber } from './address-values.ts';

/** Products are narrowed by `industry`. */
const names = ['supplyIndustry', 'maxAge', 'unquoted'] as const;

/** The filters of an address. */
export function readRequestFilters(params: URLSearchParams): RequestFilterValues {
  const chosen = params.getAll('supplyIndustry');
  const industry = industries.filter((name) => chosen.includes(name));
  const maxAge = readNumber(params, 'maxAge', requestsQueryFields.maxAge);
  return {
    ...(industry.length > 0 && { industry }),
    ...(maxAge !== undefined && { maxAge }),
    ...(readFlag(params, 'unquoted') && { unquoted: true }),
  };
}

/** The same address with these filters in place of its own. */
export function withRequestFilters(
  params: URLSearchParams,
  { industry = [], maxAge, unquoted }: RequestFilterValues,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of names) next.delete(name);
  for (const name of industry) next.append('supplyIndustry', name);
  if (maxAge !== undefined) next.set('maxAge', String(maxAge));
  if (unquoted) next.set('unquoted', 'true');
  return next;
}

const statuses: readonly RequestStatus[] = ['open', 'awarded', 'closed'];

/** The status of an address, to which one's own requests are narrowed; nothing for all of them. */
export const readRequestStatus = (params: URLSearchParams): RequestStatus | undefined =>
  readChoice(params, 'status', statuses);

/** The same address with this status in place of its own. */
export function withRequestStatus(params: URLSearchParams, status?: RequestStatus): URLSearchParams {
  const next = new URLSearchParams(params);
  if (status) next.set('status', status);
  else next.delete('status');
  return next;
}
