import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './TextArea.contract.ts';
import { TextArea } from './TextArea.tsx';

describeConformance({
  contract,
  render: (props) => <TextArea label="Description" {...props} />,
  examples: [
    <TextArea key="all" label="Description" hideLabel hint="H" error="E" required defaultValue="A" />,
  ],
});
