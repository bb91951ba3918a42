export { SavedList, type SavedFilter, type SavedListProps } from './SavedList.tsx';
export type { SavedProduct, SavedProducts } from './saved-product.ts';
export type { SavedListLabels } from './SavedList.labels.ts';
