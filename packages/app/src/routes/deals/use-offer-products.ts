import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inventoryQuery } from '#data/products.ts';
import { toQuoteProduct } from '#lib/offer-drafts.ts';
import { useUser } from '#session/session.tsx';

/** The vendor's own products, of which it can make lines: the first hundred by name. */
export function useOfferProducts(isWanted: boolean) {
  const { id } = useUser();
  const { data } = useInfiniteQuery({ ...inventoryQuery(id, { sort: 'name' }), enabled: isWanted });
  return useMemo(() => data?.map(toQuoteProduct), [data]);
}
