export { ProductEditorScreen, type ProductEditorScreenProps } from './ProductEditorScreen.tsx';
export type { ProductEditorScreenLabels } from './ProductEditorScreen.labels.ts';
