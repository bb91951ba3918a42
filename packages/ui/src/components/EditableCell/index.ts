export { EditableCell, type EditableCellProps, type EditableCellRemedy } from './EditableCell.tsx';
export type { EditableCellField } from './editable-cell-field.ts';
export type { EditableCellLabels } from './EditableCell.labels.ts';
