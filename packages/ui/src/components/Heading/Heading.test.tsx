import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Heading.contract.ts';
import { Heading } from './Heading.tsx';

describeConformance({
  contract,
  render: (props) => <Heading {...props}>Products</Heading>,
  examples: [
    <Heading key="all" level={1} size="lg" font="display" lines={2}>
      Products
    </Heading>,
  ],
});
