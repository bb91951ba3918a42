import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './StoreScreen.contract.ts';
import { StoreScreen } from './StoreScreen.tsx';

describeConformance({
  contract,
  render: (props) => <StoreScreen {...props} />,
  examples: [<StoreScreen key="client" mode="Client" products="Products" action="Action" />],
});
