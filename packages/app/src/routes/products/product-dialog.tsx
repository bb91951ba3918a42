import { Dialog } from '@guildhall/ui/dialog';
import { ProductView } from './product-view.tsx';

interface AddressDialogProps {
  id: string;
  onClose: () => void;
}

/** Everything about a product, over the screen that opened it. */
export const ProductDialog = ({ id, onClose }: AddressDialogProps) => (
  <Dialog title="Product" size="full" open onOpenChange={onClose}>
    <ProductView id={id} onLeave={onClose} />
  </Dialog>
);
