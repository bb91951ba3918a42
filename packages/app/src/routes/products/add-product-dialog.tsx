import { newProductFields } from '@guildhall/contract/fields';
import { AddProductForm, type AddProductDraft } from '@guildhall/ui/trade/add-product-form';
import { Dialog } from '@guildhall/ui/dialog';
import { useAddProduct } from '#data/products.ts';
import { fieldErrors } from '#lib/field-errors.ts';
import { useDraft } from '#lib/use-draft.ts';
import { useUser } from '#session/session.tsx';

interface AddProductDialogProps {
  onClose: () => void;
}

/** The form for a new product of the session's company; closes once the product is added. */
export function AddProductDialog({ onClose }: AddProductDialogProps) {
  const { id: vendorId, companyName: vendorName } = useUser();
  const draft = useDraft<AddProductDraft>(vendorId, 'product');
  const add = useAddProduct(draft.clear);
  return (
    <Dialog title="Add a Product" size="lg" open onOpenChange={onClose}>
      <AddProductForm
        fields={newProductFields}
        pending={add.isPending}
        fieldErrors={fieldErrors(add.error)}
        defaultValues={draft.kept}
        onValuesChange={draft.keep}
        onReset={() => {
          draft.clear();
          add.reset();
        }}
        onSubmit={(values) => add.mutate({ ...values, vendorId, vendorName }, { onSuccess: onClose })}
      />
    </Dialog>
  );
}
