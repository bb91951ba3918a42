import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './CompanyDetailsScreen.contract.ts';
import { CompanyDetailsScreen } from './CompanyDetailsScreen.tsx';

describeConformance({
  contract,
  render: (props) => <CompanyDetailsScreen industries={['Retail']} {...props} />,
  examples: [<CompanyDetailsScreen key="failed" industries={['Retail']} pending error="Not saved." />],
});
