import { describeConformance } from '../../../test/describe-conformance.tsx';
import { bharat } from '#fixtures/companies.ts';
import { contract } from './VendorProfile.contract.ts';
import { VendorProfile } from './VendorProfile.tsx';

describeConformance({
  contract,
  render: (props) => <VendorProfile {...bharat} connectionStatus="connected" {...props} />,
  examples: [<VendorProfile key="loading" companyState="loading" state="loading" />],
});
