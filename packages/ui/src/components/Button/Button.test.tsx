import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Button.contract.ts';
import { Button } from './Button.tsx';

describeConformance({
  contract,
  render: (props) => <Button {...props}>Save</Button>,
  examples: [
    <Button key="full" fullWidth leadingIcon={<svg />} trailingIcon={<svg />} loading>
      Save
    </Button>,
  ],
});
