export { StockEditor, type StockEditorProps } from './StockEditor.tsx';
export type { StockChange } from './stock-change.ts';
export type { StockEditorLabels } from './StockEditor.labels.ts';
