import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './CompanyMenu.contract.ts';
import { CompanyMenu } from './CompanyMenu.tsx';

describeConformance({
  contract,
  render: (props) => <CompanyMenu companyName="Bharat Steel" onReport={() => {}} {...props} />,
  examples: [<CompanyMenu key="both" companyName="Bharat Steel" onReport={() => {}} onBlock={() => {}} />],
});
