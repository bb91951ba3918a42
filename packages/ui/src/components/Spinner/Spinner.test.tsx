import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Spinner.contract.ts';
import { Spinner } from './Spinner.tsx';

describeConformance({
  contract,
  render: (props) => <Spinner label="Loading" {...props} />,
  examples: [<Spinner key="silent" size="sm" />],
});
