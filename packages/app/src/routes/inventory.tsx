import { InventoryScreen, type InventorySort } from '@guildhall/ui/screens/inventory-screen';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { vendorProductsQuery } from '#data/products.ts';
import { useMediaQuery } from '#lib/use-media-query.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { dialogSearch, useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useUser } from '#session/session.tsx';

/** The company's own products, in either mode. */
export function InventoryRoute() {
  usePageTitle('Inventory');
  const { id } = useUser();
  const { search } = useLocation();
  const { add, dialog } = useProductAdding();
  const product = useAddressDialog('product');
  const hasRoomForATable = useMediaQuery('(width >= 900px)');
  const [sort, setSort] = useState<InventorySort | null>(null);
  const order = sort ? (`${sort.direction === 'descending' ? '-' : ''}${sort.key}` as const) : 'newest';
  const { rows, list } = usePagedList(
    useInfiniteQuery({
      ...vendorProductsQuery(id, hasRoomForATable ? order : 'newest'),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <InventoryScreen
        layout={hasRoomForATable ? 'table' : 'cards'}
        products={rows}
        {...list}
        sort={sort}
        onSortChange={setSort}
        productHref={(row) => dialogSearch(search, 'product', row.id)}
        onViewMore={(row) => product.open(row.id)}
        onAdd={add}
      />
      {dialog}
    </>
  );
}
