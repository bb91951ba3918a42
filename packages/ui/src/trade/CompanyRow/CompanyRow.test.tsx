import { bharat } from '#fixtures/companies.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './CompanyRow.contract.ts';
import { CompanyRow } from './CompanyRow.tsx';

describeConformance({
  contract,
  render: (props) => <CompanyRow {...bharat} trailing="Connected" {...props} />,
  examples: [<CompanyRow key="bare" companyName="Bharat Steel Works" onOpen={() => {}} />],
});
