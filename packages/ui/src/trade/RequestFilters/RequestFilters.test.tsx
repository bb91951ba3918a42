import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RequestFilters.contract.ts';
import { RequestFilters } from './RequestFilters.tsx';

describeConformance({
  contract,
  render: (props) => (
    <RequestFilters
      filters={{ industry: ['Retail'], maxAge: 7, unquoted: true }}
      onFiltersChange={() => {}}
      industries={[{ value: 'Retail' }]}
      {...props}
    />
  ),
});
