export { GlobalSearch, type GlobalSearchProps } from './GlobalSearch.tsx';
export type { FoundCompany, SearchResults } from './search-options.ts';
export type { GlobalSearchLabels } from './GlobalSearch.labels.ts';
