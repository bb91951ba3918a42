export {
  ShipmentForm,
  type ShipmentDraft,
  type ShipmentFormProps,
  type ShipmentValues,
} from './ShipmentForm.tsx';
export type { ShipmentFormLabels } from './ShipmentForm.labels.ts';
