export { ConfirmEmailScreen, type ConfirmEmailScreenProps } from './ConfirmEmailScreen.tsx';
export type { ConfirmEmailScreenLabels } from './ConfirmEmailScreen.labels.ts';
