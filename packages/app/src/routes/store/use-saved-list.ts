import type { SavedProduct } from '@guildhall/contract';
import type { StoreScreenProps } from '@guildhall/ui/screens/store-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { someProductsQuery } from '#data/products.ts';
import { savedQuery, useSavedProducts } from '#data/saved.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useSession } from '#session/session.tsx';

type Saved = NonNullable<StoreScreenProps['saved']>;

/** A saved product with what it was then. Of one that is gone only the name is known. */
function toRow({ product, productId, name, netPrice, inStock }: SavedProduct): Saved['products'][number] {
  const gone = {
    id: productId,
    name,
    description: '',
    price: 0,
    stockQuantity: 0,
    vendorName: '',
    vendorId: '',
  };
  if (product === null) return { ...gone, status: 'archived' };
  return { ...product, savedPrice: netPrice, savedStock: inStock ? 1 : 0 };
}

const nothing: Saved = { products: [] };

/** What is saved for later, the last saved first: of a guest without what has changed. Fetched only while `enabled`. */
export function useSavedList(enabled: boolean): Saved {
  const { user } = useSession();
  const { ids: savedIds } = useSavedProducts();
  // An unsaved product leaves the list without a call; a newly saved one has to be fetched.
  const [ids, setIds] = useState(savedIds);
  if (savedIds.some((id) => !ids.includes(id))) setIds(savedIds);
  const isGuest = user === null;
  const ofGuest = usePagedList(
    useInfiniteQuery({ ...someProductsQuery(ids), enabled: enabled && isGuest && ids.length > 0 }),
    ({ id }) => savedIds.includes(id),
  );
  const ofCompany = usePagedList(
    useInfiniteQuery({ ...savedQuery(user?.id ?? ''), enabled: enabled && !isGuest }),
  );
  if (!isGuest) return { products: ofCompany.rows.map(toRow), ...ofCompany.list };
  return savedIds.length > 0 ? { products: ofGuest.rows, ...ofGuest.list } : nothing;
}
