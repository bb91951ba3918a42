export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export type { PasswordFieldLabels } from './PasswordField.labels.ts';
