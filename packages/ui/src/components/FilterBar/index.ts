export { FilterBar, type FilterBarProps } from './FilterBar.tsx';
export type { FilterBarLabels } from './FilterBar.labels.ts';
