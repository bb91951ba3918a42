import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './Button.contract.ts';
import { Button } from './Button.tsx';

describeConformance({
  contract,
  render: (props) => <Button {...props}>Save</Button>,
  examples: [
    <Button key="child" leadingIcon={<svg />} asChild disabled>
      <a href="#x">Save</a>
    </Button>,
    <Button key="full" fullWidth leadingIcon={<svg />} trailingIcon={<svg />} loading>
      Save
    </Button>,
  ],
});
