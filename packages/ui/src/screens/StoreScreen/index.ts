export { StoreScreen, type StoreScreenProps, type StoreTab } from './StoreScreen.tsx';
export type { ProductList } from '#trade/ProductCard/ProductGrid.tsx';
