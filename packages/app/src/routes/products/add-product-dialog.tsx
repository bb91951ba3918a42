import { newProductFields } from '@guildhall/contract/fields';
import { AddProductForm, type AddProductDraft } from '@guildhall/ui/trade/add-product-form';
import { useNavigate } from 'react-router-dom';
import { formPictures } from '#data/files.ts';
import { useAddProduct } from '#data/product-mutations.ts';
import { draftedForm } from '#lib/drafted-form.ts';
import { useDraft } from '#lib/use-draft.ts';
import { editProductPath } from '#paths.ts';
import { FormDialog } from '#routes/form-dialog.tsx';
import { useUser } from '#session/session.tsx';

interface AddProductDialogProps {
  onClose: () => void;
}

/** The form for a new product of the session's company; closes once the product is added. */
export function AddProductDialog({ onClose }: AddProductDialogProps) {
  return (
    <FormDialog title="Add a Product" right="sell" onClose={onClose}>
      <NewProduct onClose={onClose} />
    </FormDialog>
  );
}

function NewProduct({ onClose }: AddProductDialogProps) {
  const { id: vendorId, companyName: vendorName } = useUser();
  const draft = useDraft<AddProductDraft>(vendorId, 'product');
  const navigate = useNavigate();
  const add = useAddProduct(draft.clear, (id) => void navigate(editProductPath(id)));
  return (
    <AddProductForm
      fields={newProductFields}
      {...formPictures}
      {...draftedForm(draft, add)}
      onSubmit={(values) => add.mutate({ ...values, vendorId, vendorName }, { onSuccess: onClose })}
    />
  );
}
