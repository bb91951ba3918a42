import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './TagField.contract.ts';
import { TagField } from './TagField.tsx';

describeConformance({
  contract,
  render: (props) => <TagField label="Tags" {...props} />,
  examples: [
    <TagField
      key="all"
      label="Tags"
      name="tags"
      hideLabel
      hint="H"
      error="E"
      required
      defaultValue={['a', 'b']}
    />,
  ],
});
