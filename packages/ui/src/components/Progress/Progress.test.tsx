import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Progress.contract.ts';
import { Progress } from './Progress.tsx';

describeConformance({
  contract,
  render: (props) => <Progress label="Your profile" value={40} {...props} />,
  examples: [<Progress key="unknown" label="Importing products" />],
});
