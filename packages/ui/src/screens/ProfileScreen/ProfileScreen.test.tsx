import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ProfileScreen.contract.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

describeConformance({
  contract,
  render: (props) => <ProfileScreen panels={{ 'view-profile': 'Malabar' }} {...props} />,
  examples: [<ProfileScreen key="edit" panels={{}} defaultTab="edit-profile" />],
});
