import type { ProductList } from '@guildhall/ui/screens/store-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { someProductsQuery } from '#data/products.ts';
import { useSavedProducts } from '#lib/saved-products.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';

const nothing: ProductList = { products: [] };

/** The products that are saved for later, newest first. Fetched only while `enabled`. */
export function useSavedList(enabled: boolean): ProductList {
  const savedIds = useSavedProducts();
  // An unsaved product leaves the list without a call; a newly saved one has to be fetched.
  const [ids, setIds] = useState(savedIds);
  if (savedIds.some((id) => !ids.includes(id))) setIds(savedIds);
  const query = useInfiniteQuery({ ...someProductsQuery(ids), enabled: enabled && ids.length > 0 });
  const { rows, list } = usePagedList(query, ({ id }) => savedIds.includes(id));
  return savedIds.length > 0 ? { products: rows, ...list } : nothing;
}
