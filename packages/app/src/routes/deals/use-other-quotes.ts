import type { Quote } from '@guildhall/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { requestQuotesQuery } from '#data/deals.ts';

/** How many other quotes on the request are open: those that accepting this one declines. */
export function useOtherQuotes({ id, requestId, request, status }: Quote, isWanted: boolean): number {
  const isNeeded = isWanted && status === 'open' && request.vendorId === null;
  const { data = [] } = useInfiniteQuery({ ...requestQuotesQuery(requestId), enabled: isNeeded });
  return data.filter((quote) => quote.id !== id && (quote.status === 'open' || quote.status === 'expired'))
    .length;
}
