import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Chip.contract.ts';
import { Chip } from './Chip.tsx';

describeConformance({
  contract,
  render: (props) => <Chip label="Steel" {...props} />,
  examples: [
    <Chip
      key="all"
      label="Steel"
      count={1200}
      leadingIcon="*"
      defaultSelected
      onRemove={() => {}}
      disabled
    />,
  ],
});
