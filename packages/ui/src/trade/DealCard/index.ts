export { DealCard, type DealCardProps } from './DealCard.tsx';
export { DealCardSkeleton } from './DealCardSkeleton.tsx';
export type { DealCardLabels } from './DealCard.labels.ts';
