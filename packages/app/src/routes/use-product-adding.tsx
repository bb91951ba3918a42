import { Suspense, useState } from 'react';
import { lazyComponent } from '#lib/lazy-component.ts';
import { useSession } from '#session/session.tsx';
import { useLogInFirst } from './use-log-in-first.ts';

const AddProductDialog = lazyComponent(() => import('./add-product-dialog.tsx'), 'AddProductDialog');

/** The way to add a product: `add` opens it, `dialog` is to be rendered where it may stand. */
export function useProductAdding() {
  const { user } = useSession();
  const logInFirst = useLogInFirst();
  const [adding, setAdding] = useState(false);
  return {
    add: logInFirst(() => setAdding(true)),
    dialog: <Suspense>{adding && user && <AddProductDialog onClose={() => setAdding(false)} />}</Suspense>,
  };
}
