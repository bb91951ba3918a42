import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './AppShell.contract.ts';
import { AppShell } from './AppShell.tsx';

describeConformance({
  contract,
  render: (props) => (
    <AppShell topBar="Bar" sideNav="Navigation" {...props}>
      Content
    </AppShell>
  ),
  examples: [<AppShell key="pending" topBar="Bar" sideNav="Navigation" pending="Loading" />],
});
