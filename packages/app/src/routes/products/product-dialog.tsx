import { Button } from '@guildhall/ui/button';
import { Dialog } from '@guildhall/ui/dialog';
import { EmptyState } from '@guildhall/ui/empty-state';
import { ProductDetail, ProductDetailSkeleton } from '@guildhall/ui/trade/product-detail';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { productQuery } from '#data/products.ts';
import { useProductActions } from './use-product-actions.ts';

interface AddressDialogProps {
  id: string;
  onClose: () => void;
}

/** Everything about a product, over the screen that opened it. */
export function ProductDialog({ id, onClose }: AddressDialogProps) {
  const { data: product, isPending, isLoadingError, refetch } = useQuery(productQuery(useQueryClient(), id));
  const { savedIds, onSave, onVendorOpen, onRequestEstimate } = useProductActions();
  return (
    <Dialog title="Product" size="full" open onOpenChange={onClose}>
      {product && (
        <ProductDetail
          {...product}
          saved={savedIds.includes(id)}
          onSave={onSave}
          onVendorOpen={onVendorOpen}
          onRequestEstimate={onRequestEstimate}
        />
      )}
      {isPending && (
        <div role="status" aria-label="Loading the product">
          <ProductDetailSkeleton />
        </div>
      )}
      {isLoadingError && (
        <EmptyState
          title="The product could not be loaded"
          description="Check your connection, and try again."
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      )}
      {product === null && (
        <EmptyState title="There is no such product" description="Its vendor may have removed it." />
      )}
    </Dialog>
  );
}
