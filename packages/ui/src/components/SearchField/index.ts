export { SearchField, type SearchFieldProps } from './SearchField.tsx';
export type { SearchFieldLabels } from './SearchField.labels.ts';
