import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Switch.contract.ts';
import { Switch } from './Switch.tsx';

describeConformance({
  contract,
  render: (props) => <Switch label="Client mode" {...props} />,
  examples: [<Switch key="hidden" label="Client mode" hideLabel defaultChecked />],
});
