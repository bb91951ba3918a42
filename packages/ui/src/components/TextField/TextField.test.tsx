import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './TextField.contract.ts';
import { TextField } from './TextField.tsx';

describeConformance({
  contract,
  render: (props) => <TextField label="Name" {...props} />,
  examples: [
    <TextField
      key="all"
      label="Name"
      hideLabel
      hint="H"
      error="E"
      required
      leadingIcon={<svg />}
      trailing="kg"
      trailingAction={<button type="button">Clear</button>}
      defaultValue="A"
    />,
  ],
});
