import type { DealsOptions } from '@guildhall/api-client';
import type { Order, Quote, RequestStatus } from '@guildhall/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '#lib/api.ts';
import { orNull } from '#lib/or-null.ts';
import { pagesOptions } from '#lib/pages.ts';
import type { RefreshOptions } from '#lib/refresh-options.ts';
import { attentionKeys } from './attention.ts';

export const requestKeys = {
  all: ['requests'] as const,
  filtered: (filters: object) => ['requests', 'filtered', filters] as const,
  one: (id: string) => ['requests', 'one', id] as const,
  /** The company's own, all or those of one status. */
  sent: (status?: RequestStatus) => ['requests', 'sent', ...(status ? [status] : [])] as const,
  estimates: ['requests', 'estimates'] as const,
};

const dealKeys = {
  all: ['deals'] as const,
  list: (filters: DealFilters) => ['deals', 'list', filters] as const,
  quote: (id: string) => ['deals', 'quote', id] as const,
  ofRequest: (requestId: string) => ['deals', 'of-request', requestId] as const,
  order: (id: string) => ['deals', 'order', id] as const,
};

/** What narrows the list of deals. */
export type DealFilters = Pick<DealsOptions, 'view' | 'side' | 'status' | 'due' | 'q'>;

/** The company's deals, the last changed first; narrowed by `due` the first due first. */
export const dealsQuery = (companyId: string, filters: DealFilters) =>
  pagesOptions(dealKeys.list(filters), (page) => api.deals.list(companyId, { ...filters, ...page }));

/** An open deal is read again after so many milliseconds, for the stream of events may be down. */
export const readAgain = { refetchInterval: 10_000 };

/** A quote of the company, or null when there is none with this id. */
export const quoteQuery = (id: string) =>
  queryOptions({
    ...readAgain,
    queryKey: dealKeys.quote(id),
    queryFn: ({ signal }) => orNull(api.quotes.get(id, { signal })),
  });

/** The most quotes of a page: who compares wants them all. */
const quotesAtOnce = 100;

/** The quotes on a request that the company may see, newest first. */
export const requestQuotesQuery = (requestId: string) =>
  pagesOptions(dealKeys.ofRequest(requestId), (page) =>
    api.quotes.listByRequest(requestId, { limit: quotesAtOnce, ...page }),
  );

/** An order of the company, or null when there is none with this id. */
export const orderQuery = (id: string) =>
  queryOptions({
    ...readAgain,
    queryKey: dealKeys.order(id),
    queryFn: ({ signal }) => orNull(api.orders.get(id, { signal })),
  });

/** Fetches anew what a step of a deal changes: requests, quotes, orders and their lists. */
export const refreshDeals = (queryClient: QueryClient, { predicate, ...options }: RefreshOptions = {}) =>
  Promise.all(
    [requestKeys.all, dealKeys.all, attentionKeys.counts].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey, ...(predicate && { predicate }) }, options),
    ),
  );

/** Shows a quote as the server has just returned it. */
export function showQuote(queryClient: QueryClient, quote: Quote): void {
  queryClient.setQueryData(dealKeys.quote(quote.id), quote);
  queryClient.setQueryData(requestKeys.one(quote.requestId), quote.request);
}

/** Shows an order as the server has just returned it. */
export const showOrder = (queryClient: QueryClient, order: Order): void =>
  void queryClient.setQueryData(dealKeys.order(order.id), order);
