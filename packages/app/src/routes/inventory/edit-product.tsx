import type { Product, UpdateProduct } from '@guildhall/contract';
import { industries } from '@guildhall/contract/industries';
import { whoMay } from '@guildhall/contract/rights';
import {
  ProductEditorScreen,
  type ProductEditorScreenProps,
} from '@guildhall/ui/screens/product-editor-screen';
import type { ProductDraft } from '@guildhall/ui/trade/product-editor';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { formPictures } from '#data/files.ts';
import { useSetProductStatus, useUpdateProduct } from '#data/product-mutations.ts';
import { productQuery } from '#data/products.ts';
import { conflictOf, formFailure } from '#lib/field-errors.ts';
import { lazyComponent } from '#lib/lazy-component.ts';
import { toaster } from '#lib/toasts.tsx';
import { useDraft } from '#lib/use-draft.ts';
import { usePageTitle } from '#lib/use-page-title.ts';
import { paths } from '#paths.ts';
import { useAddressDialog } from '#routes/hooks/use-address-dialog.ts';
import { useUnloadWarning } from '#routes/hooks/use-unload-warning.ts';
import { useUser } from '#session/session.tsx';
import { useMay } from '#session/use-may.ts';

const StockSheet = lazyComponent(() => import('#routes/products/stock-sheet.tsx'), 'StockSheet');

/** The page on which a company edits one of its products. */
export function EditProductRoute() {
  const { productId: id = '' } = useParams();
  const user = useUser();
  const navigate = useNavigate();
  const { data: product, isPending, isLoadingError, refetch } = useQuery(productQuery(useQueryClient(), id));
  usePageTitle(product ? `${product.name} · Inventory` : 'Inventory');
  const page = {
    inventoryHref: paths.inventory,
    onNavigate: (href: string) => void navigate(href),
    onRetry: () => void refetch(),
  };
  if (product?.vendorId === user.id) return <EditProduct key={id} product={product} page={page} />;
  const state = isPending ? 'loading' : isLoadingError ? 'error' : product ? 'no-right' : 'missing';
  return <ProductEditorScreen {...page} state={state} whoMay="Only its vendor may edit a product." />;
}

interface EditProductProps {
  product: Product;
  page: Pick<ProductEditorScreenProps, 'inventoryHref' | 'onNavigate'>;
}

function EditProduct({ product, page }: EditProductProps) {
  const { id, status } = product;
  const user = useUser();
  const maySell = useMay('sell');
  const view = useAddressDialog('product');
  const queryClient = useQueryClient();
  // What was written on another version would take back what others have changed since.
  const [draftName] = useState(`product:${id}:${product.version}`);
  const draft = useDraft<ProductDraft>(user.id, draftName);
  const update = useUpdateProduct();
  const setStatus = useSetProductStatus();
  const [isStockOpen, setStockOpen] = useState<boolean>();
  useEffect(() => StockSheet.preload(), []);
  const [isDirty, setDirty] = useState(false);
  useUnloadWarning(isDirty);

  const archive = async () => {
    await setStatus.mutateAsync({ id, status: 'archived' });
    toaster.toast('Product archived.', {
      action: { label: 'Undo', onPress: () => setStatus.mutate({ id, status: 'active' }) },
    });
  };
  const saved = () => {
    draft.clear();
    toaster.toast('Product updated successfully!', { tone: 'positive' });
  };
  const conflict = conflictOf<Product>(update.error);
  return (
    <>
      <ProductEditorScreen
        {...page}
        viewHref={status === 'active' ? view.href(id) : undefined}
        onArchive={maySell ? () => void archive() : undefined}
        editor={{
          product,
          industries,
          defaultValues: draft.kept,
          onValuesChange: draft.keep,
          onDirtyChange: setDirty,
          onDiscard: () => {
            draft.clear();
            update.reset();
          },
          pending: update.isPending,
          ...formFailure(conflict ? null : update.error),
          conflict,
          onConflictEnd: () => {
            draft.clear();
            if (conflict) queryClient.setQueryData(productQuery(queryClient, id).queryKey, conflict.current);
            update.reset();
          },
          ...formPictures,
          onSubmit: (changes, version) =>
            update.mutate({ id, ...(changes as UpdateProduct), version }, { onSuccess: saved }),
          onRestore: () => setStatus.mutate({ id, status: 'active' }),
          restoring: setStatus.isPending,
          readOnlyReason: maySell ? undefined : whoMay('sell'),
          onEditStock: maySell ? () => setStockOpen(true) : undefined,
        }}
      />
      <Suspense>
        {isStockOpen !== undefined && (
          <StockSheet product={product} open={isStockOpen} onOpenChange={setStockOpen} />
        )}
      </Suspense>
    </>
  );
}
