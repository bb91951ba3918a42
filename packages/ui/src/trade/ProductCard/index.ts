export { ProductCard, type ProductCardProps } from './ProductCard.tsx';
export type { EstimateState, ProductActions, ProductLinks, ProductSummary } from './product-summary.ts';
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
export type { ProductCardLabels } from './ProductCard.labels.ts';
