import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Badge.contract.ts';
import { Badge } from './Badge.tsx';

describeConformance({
  contract,
  render: (props) => <Badge {...props}>Retail</Badge>,
  examples: [
    <Badge key="icon" tone="positive" leadingIcon={<svg />}>
      In stock
    </Badge>,
  ],
});
