export {
  RequestFilters,
  type RequestFiltering,
  type RequestFiltersProps,
  type RequestFilterValues,
} from './RequestFilters.tsx';
export { NoRequestsMatch } from './NoRequestsMatch.tsx';
export type { RequestFiltersLabels } from './RequestFilters.labels.ts';
