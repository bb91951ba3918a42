import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './IconButton.contract.ts';
import { IconButton } from './IconButton.tsx';

describeConformance({
  contract,
  render: (props) => <IconButton label="Close" icon={<svg />} {...props} />,
  examples: [
    <IconButton key="busy" label="Close" icon={<svg />} shape="round" loading />,
    <IconButton key="child" label="Close" icon={<svg />} asChild disabled>
      <a href="#x">Close</a>
    </IconButton>,
  ],
});
