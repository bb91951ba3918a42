export { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
export type { LoadMoreLabels } from './LoadMore.labels.ts';
