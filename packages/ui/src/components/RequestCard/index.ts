export { RequestCard, type RequestCardProps } from './RequestCard.tsx';
export { RequestCardSkeleton } from './RequestCardSkeleton.tsx';
