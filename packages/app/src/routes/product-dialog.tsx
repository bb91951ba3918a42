import { Dialog } from '@guildhall/ui/dialog';
import { EmptyState } from '@guildhall/ui/empty-state';
import { ProductDetail } from '@guildhall/ui/product-detail';
import { Spinner } from '@guildhall/ui/spinner';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#data/products.ts';
import { useProductActions } from './use-product-actions.ts';

interface AddressDialogProps {
  id: string;
  onClose: () => void;
}

/** Everything about a product, over whatever screen it was opened from. */
export function ProductDialog({ id, onClose }: AddressDialogProps) {
  const { data: product, isPending, isError } = useQuery(productQuery(id));
  const { savedIds, onSave, onVendorOpen, onRequestEstimate } = useProductActions(product ? [product] : []);
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
      {isPending && <EmptyState icon={<Spinner />} title="Loading the product" />}
      {isError && (
        <EmptyState
          title="The product could not be loaded"
          description="Check your connection, and try again."
        />
      )}
      {product === null && (
        <EmptyState title="There is no such product" description="Its vendor may have taken it back." />
      )}
    </Dialog>
  );
}
