import { VendorHomeScreen } from '@guildhall/ui/screens/vendor-home-screen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { productsQuery } from '#data/products.ts';
import { usePagedList } from '#routes/hooks/use-paged-list.ts';
import { useProductActions } from '#routes/products/use-product-actions.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';

/** The products of all vendors, and the button that adds one. */
export function VendorHome() {
  const { add, dialog } = useProductAdding();
  const { rows, list } = usePagedList(useInfiniteQuery(productsQuery()));
  const actions = useProductActions();
  return (
    <>
      <VendorHomeScreen products={rows} onAdd={add} {...list} {...actions} />
      {dialog}
    </>
  );
}
