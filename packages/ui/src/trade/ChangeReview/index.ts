export { ChangeReview, type ChangeReviewProps } from './ChangeReview.tsx';
export type { ChangeChoice, ChangeReviewRow } from './change-review-row.ts';
export type { ChangeReviewLabels } from './ChangeReview.labels.ts';
