import { Suspense, useEffect } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSession } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useLogInFirst } from '#routes/hooks/use-log-in-first.ts';

const AddProductDialog = lazyComponent(() => import('./add-product-dialog.tsx'), 'AddProductDialog');

/** The dialog that adds a product: `add` opens it, for those who may, and the caller renders `dialog`. */
export function useProductAdding() {
  const { user } = useSession();
  const maySell = useMay('sell');
  const logInFirst = useLogInFirst();
  useEffect(() => AddProductDialog.preload(), []);
  const { id, open, close } = useAddressDialog('add');
  return {
    add: maySell ? logInFirst(() => open('product')) : undefined,
    dialog: <Suspense>{id === 'product' && user && <AddProductDialog onClose={close} />}</Suspense>,
  };
}
