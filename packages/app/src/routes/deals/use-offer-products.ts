import type { Product } from '@guildhall/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { inventoryQuery } from '#data/products.ts';
import { toQuoteProduct } from '#lib/offer-drafts.ts';
import { useUser } from '#session/session.tsx';

/** The vendor's own products, of which it can make lines: the first hundred by name, after the one that was asked for. */
export function useOfferProducts(isWanted: boolean, asked?: Product) {
  const { id } = useUser();
  const { data } = useInfiniteQuery({ ...inventoryQuery(id, { sort: 'name' }), enabled: isWanted });
  return useMemo(() => {
    if (!isWanted) return undefined;
    const others = data?.filter((each) => each.id !== asked?.id) ?? [];
    return (asked ? [asked, ...others] : others).map(toQuoteProduct);
  }, [isWanted, data, asked]);
}
