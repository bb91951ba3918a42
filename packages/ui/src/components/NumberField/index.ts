export { NumberField, type NumberFieldProps } from './NumberField.tsx';
export type { NumberFieldLabels } from './NumberField.labels.ts';
