import { VendorHomeScreen } from '@guildhall/ui/screens/vendor-home-screen';
import { useProductActions } from '#routes/products/use-product-actions.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useProductList } from '#routes/products/use-product-list.ts';

/** The products of all vendors, what narrows them down, and the button that adds one. */
export function VendorHome() {
  const { add, dialog } = useProductAdding();
  const { products, list, filtering } = useProductList();
  const actions = useProductActions();
  return (
    <>
      <VendorHomeScreen products={products} onAdd={add} {...list} {...filtering} {...actions} />
      {dialog}
    </>
  );
}
