export { RequestCard, type RequestCardProps, type RequestSummary } from './RequestCard.tsx';
export { RequestCardSkeleton } from './RequestCardSkeleton.tsx';
export type { RequestCardLabels } from './RequestCard.labels.ts';
