export {
  AddProductForm,
  type AddProductDraft,
  type AddProductFormProps,
  type AddProductValues,
} from './AddProductForm.tsx';
export type { AddProductFormLabels } from './AddProductForm.labels.ts';
