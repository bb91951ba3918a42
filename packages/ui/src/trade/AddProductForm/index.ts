export {
  AddProductForm,
  type AddProductDraft,
  type AddProductFormProps,
  type AddProductValues,
} from './AddProductForm.tsx';
