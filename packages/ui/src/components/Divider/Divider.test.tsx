import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Divider.contract.ts';
import { Divider } from './Divider.tsx';

describeConformance({
  contract,
  render: (props) => <Divider {...props} />,
  examples: [<Divider key="labelled" label="or" orientation="vertical" />],
});
