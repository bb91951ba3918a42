export { DealList, type DealListProps } from './DealList.tsx';
export type { DealDue, DealNarrowing, DealSide, DealStep, DealView } from './deal-filters.ts';
export type { DealListLabels } from './DealList.labels.ts';
