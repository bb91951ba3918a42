import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AccountMenu.contract.ts';
import { AccountMenu } from './AccountMenu.tsx';

describeConformance({
  contract,
  render: (props) => <AccountMenu companyName="Malabar Trading House" onProfile={() => {}} {...props} />,
  examples: [<AccountMenu key="avatar" variant="avatar" />],
});
