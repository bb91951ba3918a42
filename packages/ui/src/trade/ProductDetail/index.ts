export { ProductDetail, type ProductDetailProps } from './ProductDetail.tsx';
export { ProductDetailSkeleton } from './ProductDetailSkeleton.tsx';
export type { ProductDetailLabels } from './ProductDetail.labels.ts';
