import { describeConformance } from '../../../test/describe-conformance.tsx';
import { mainNavigation } from './main-navigation.tsx';
import { contract } from './SideNav.contract.ts';
import { SideNav } from './SideNav.tsx';

const items = mainNavigation.map((item) => ({ ...item, badge: 3 }));

describeConformance({
  contract,
  render: (props) => <SideNav activeLabel="Home" {...props} />,
  examples: [<SideNav key="all" items={items} messages="Messages" account="Account" />],
});
