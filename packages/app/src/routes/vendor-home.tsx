import { VendorHomeScreen } from '@guildhall/ui/vendor-home-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { productsQuery } from '#data/products.ts';
import { matches } from '#lib/search.ts';
import { usePagedList } from './use-paged-list.ts';
import { useProductActions } from './use-product-actions.ts';
import { useProductAdding } from './use-product-adding.tsx';
import { useSearch } from './use-search.ts';

/** The products of all vendors, and the way to add one. */
export function VendorHome() {
  const { search, searchFor } = useSearch();
  const { add, dialog } = useProductAdding();
  const { rows, list } = usePagedList(useInfiniteQuery(productsQuery()), (product) =>
    matches(search, [product.name, product.description, product.category, product.vendorName]),
  );
  const actions = useProductActions(rows);
  return (
    <>
      <VendorHomeScreen
        products={rows}
        query={search}
        onClearSearch={() => searchFor('')}
        onAdd={add}
        {...list}
        {...actions}
      />
      {dialog}
    </>
  );
}
