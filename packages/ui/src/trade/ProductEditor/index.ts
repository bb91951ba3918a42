export { ProductEditor, type ProductEditorProps } from './ProductEditor.tsx';
export type { ProductConflict } from './ProductEditorReview.tsx';
export { ProductEditorSkeleton } from './ProductEditorSkeleton.tsx';
export type { EditableProduct, ProductChanges, ProductDraft } from './product-draft.ts';
export type { ProductEditorLabels } from './ProductEditor.labels.ts';
