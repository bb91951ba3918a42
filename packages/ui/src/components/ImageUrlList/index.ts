export { ImageUrlList, type ImageUrlListProps } from './ImageUrlList.tsx';
