export { DealStatusBadge, type DealStatusBadgeProps } from './DealStatusBadge.tsx';
export type { DealStatusBadgeLabels } from './DealStatusBadge.labels.ts';
