export { DealList, type DealListProps } from './DealList.tsx';
export type { DealSide, DealView } from './deal-filters.ts';
export type { DealListLabels } from './DealList.labels.ts';
