export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
export type {
  FilterChoice,
  FilterChoices,
  FilterGroup,
  FilterLimit,
  FilterRange,
  FilterValues,
} from './filters.ts';
