import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Skeleton.contract.ts';
import { Skeleton } from './Skeleton.tsx';

describeConformance({
  contract,
  render: (props) => <Skeleton {...props} />,
  examples: [<Skeleton key="rect" shape="rect" width={200} height="10rem" />],
});
