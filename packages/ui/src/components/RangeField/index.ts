export { RangeField, type NumberRange, type RangeFieldProps } from './RangeField.tsx';
