export { ProductEditor, type ProductEditorProps } from './ProductEditor.tsx';
export { ProductEditorSkeleton } from './ProductEditorSkeleton.tsx';
export type { EditableProduct, ProductChanges, ProductConflict, ProductDraft } from './product-draft.ts';
export type { ProductEditorLabels } from './ProductEditor.labels.ts';
