export { DateField, type DateFieldProps } from './DateField.tsx';
export type { Days } from './days.ts';
