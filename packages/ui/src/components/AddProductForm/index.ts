export { AddProductForm, type AddProductFormProps, type AddProductValues } from './AddProductForm.tsx';
