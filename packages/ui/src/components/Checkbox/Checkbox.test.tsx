import { describeConformance } from '../../../test/describe-conformance.tsx';
import { Checkbox } from './Checkbox.tsx';
import { contract } from './Checkbox.contract.ts';

describeConformance({
  contract,
  render: (props) => <Checkbox label="Agree" {...props} />,
  examples: [<Checkbox key="all" label="Agree" hideLabel hint="H" error="E" required indeterminate />],
});
