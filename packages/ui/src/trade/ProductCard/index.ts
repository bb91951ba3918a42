export {
  ProductCard,
  type ProductActions,
  type ProductCardProps,
  type ProductSummary,
} from './ProductCard.tsx';
export { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
