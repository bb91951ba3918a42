import { describeConformance } from '../../../test/describe-conformance.tsx';
import { navigationAt } from '#fixtures/navigation.tsx';
import { contract } from './SideNav.contract.ts';
import { SideNav } from './SideNav.tsx';

const items = navigationAt('Home').map((item) => ({ ...item, badge: 3 }));

describeConformance({
  contract,
  render: (props) => <SideNav items={items} {...props} />,
  examples: [<SideNav key="all" items={items} messages="Messages" account="Account" />],
});
