import { VendorHomeScreen } from '@guildhall/ui/screens/vendor-home-screen';
import { useSession } from '#session/session.tsx';
import { useProductActions } from '#routes/products/use-product-actions.ts';
import { useProductAdding } from '#routes/products/use-product-adding.tsx';
import { useProductList } from '#routes/products/use-product-list.ts';
import { HomeSummary } from './home-summary.tsx';

/** The products of all vendors, what narrows them down, and the button that adds one. */
export function VendorHome() {
  const { add, dialog } = useProductAdding();
  const { products, list, filtering } = useProductList();
  const actions = useProductActions();
  const { user } = useSession();
  return (
    <>
      <VendorHomeScreen
        products={products}
        summary={user && <HomeSummary />}
        onAdd={add}
        {...list}
        {...filtering}
        {...actions}
      />
      {dialog}
    </>
  );
}
