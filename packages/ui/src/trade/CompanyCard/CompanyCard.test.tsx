import { bharat } from '#fixtures/companies.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './CompanyCard.contract.ts';
import { CompanyCard } from './CompanyCard.tsx';

describeConformance({
  contract,
  render: (props) => <CompanyCard {...bharat} trailing="Connected" {...props} />,
  examples: [<CompanyCard key="bare" companyName="Bharat Steel Works" onOpen={() => {}} />],
});
