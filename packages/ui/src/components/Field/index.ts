export { Field, type FieldProps } from './Field.tsx';
export type { FieldControlProps, FieldFrameProps } from './FieldFrame.tsx';
