export { AddProductForm, type AddProductFormProps } from './AddProductForm.tsx';
export type { AddProductDraft, AddProductValues } from './values.ts';
