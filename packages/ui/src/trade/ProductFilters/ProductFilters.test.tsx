import { facets } from '#fixtures/facets.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ProductFilters.contract.ts';
import { ProductFilters } from './ProductFilters.tsx';

const ignore = () => {};

describeConformance({
  contract,
  render: (props) => <ProductFilters filters={{}} onFiltersChange={ignore} {...props} />,
  examples: [
    <ProductFilters
      key="all"
      filters={{ category: ['Steel'], minPrice: 5, inStock: true, sort: 'name' }}
      onFiltersChange={ignore}
      facets={facets}
      resultCount={2}
      view="table"
      onViewChange={ignore}
      rail
      isSearch
    />,
    <ProductFilters key="none">The list.</ProductFilters>,
  ],
});
