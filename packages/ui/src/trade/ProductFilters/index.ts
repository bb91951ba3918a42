export { ProductFilters, type ProductFiltering, type ProductFiltersProps } from './ProductFilters.tsx';
export { NoProductsMatch } from './NoProductsMatch.tsx';
export type { FacetCount, ProductFacets } from './product-facets.ts';
export type { ProductFilterValues, ProductSort } from './product-filter-values.ts';
export type { ProductFiltersLabels } from './ProductFilters.labels.ts';
