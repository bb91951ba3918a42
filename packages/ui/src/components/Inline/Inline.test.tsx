import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Inline.contract.ts';
import { Inline } from './Inline.tsx';

describeConformance({
  contract,
  render: (props) => <Inline {...props}>Steel</Inline>,
  examples: [
    <Inline key="list" as="ol" gap="none" wrap={false}>
      <li>Steel</li>
    </Inline>,
  ],
});
