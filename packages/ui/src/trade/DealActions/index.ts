export { DealActions, type DealActionsProps } from './DealActions.tsx';
export type { DealActionsLabels } from './DealActions.labels.ts';
