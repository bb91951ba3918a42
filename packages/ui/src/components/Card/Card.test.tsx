import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Card.contract.ts';
import { Card } from './Card.tsx';

describeConformance({
  contract,
  render: (props) => <Card {...props}>Content</Card>,
  examples: [
    <Card key="child" asChild>
      <a href="#x">Content</a>
    </Card>,
  ],
});
