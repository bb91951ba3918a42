export {
  EstimateForm,
  type EstimatedProduct,
  type EstimateFormProps,
  type EstimateValues,
} from './EstimateForm.tsx';
export type { EstimateFormLabels } from './EstimateForm.labels.ts';
