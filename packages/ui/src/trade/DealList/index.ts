export { DealList, type DealListProps, type DealSide, type DealView } from './DealList.tsx';
export type { DealListLabels } from './DealList.labels.ts';
