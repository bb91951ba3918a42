import { companies } from '#fixtures/companies.ts';
import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './NetworkScreen.contract.ts';
import { NetworkScreen } from './NetworkScreen.tsx';

const find = { companies: companies.map((company) => ({ ...company, status: 'stranger' as const })) };

describeConformance({
  contract,
  render: (props) => <NetworkScreen mode="Vendor" find={find} {...props} />,
  examples: [<NetworkScreen key="client" mode="Client" find={find} />],
});
