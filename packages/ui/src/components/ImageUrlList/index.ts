export { ImageUrlList, type ImageUrlListProps } from './ImageUrlList.tsx';
export type { ImageUrlListLabels } from './ImageUrlList.labels.ts';
