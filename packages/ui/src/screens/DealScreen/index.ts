export { DealScreen, type DealOnScreen, type DealScreenProps } from './DealScreen.tsx';
export type { DealScreenLabels } from './DealScreen.labels.ts';
