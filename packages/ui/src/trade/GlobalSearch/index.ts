export { GlobalSearch, type GlobalSearchProps } from './GlobalSearch.tsx';
export type { FoundCompany, SearchResults } from './search-options.ts';
