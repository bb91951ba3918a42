import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './SettingsScreen.contract.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

describeConformance({
  contract,
  render: (props) => <SettingsScreen onSignOut={() => {}} {...props} />,
  examples: [<SettingsScreen key="guest" mode="Client" theme="dark" companyName="Malabar" />],
});
