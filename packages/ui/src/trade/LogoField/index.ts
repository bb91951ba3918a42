export { LogoField, type LogoFieldProps } from './LogoField.tsx';
export type { LogoFieldLabels } from './LogoField.labels.ts';
