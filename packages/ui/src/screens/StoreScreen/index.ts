export { StoreScreen, type StoreScreenProps, type StoreTab } from './StoreScreen.tsx';
export type { ProductList } from '#trade/ProductCard/ProductGrid.tsx';
export type { StoreScreenLabels } from './StoreScreen.labels.ts';
