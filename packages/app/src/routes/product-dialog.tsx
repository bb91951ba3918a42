import { Alert } from '@guildhall/ui/alert';
import { Dialog } from '@guildhall/ui/dialog';
import { ProductDetail } from '@guildhall/ui/product-detail';
import { useQuery } from '@tanstack/react-query';
import { productQuery } from '#data/products.ts';
import { useProductActions } from './use-product-actions.ts';

interface AddressDialogProps {
  id: string;
  onClose: () => void;
}

/** Everything about a product, over whatever screen it was opened from. */
export function ProductDialog({ id, onClose }: AddressDialogProps) {
  const { data: product, isPending } = useQuery(productQuery(id));
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
      {!product && !isPending && <Alert tone="critical">This product could not be found.</Alert>}
    </Dialog>
  );
}
