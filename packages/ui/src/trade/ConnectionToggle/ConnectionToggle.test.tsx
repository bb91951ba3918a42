import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './ConnectionToggle.contract.ts';
import { ConnectionToggle } from './ConnectionToggle.tsx';

describeConformance({
  contract,
  render: (props) => <ConnectionToggle {...props} status="connected" />,
  examples: [<ConnectionToggle key="busy" status="stranger" busy onConnect={() => {}} />],
});
