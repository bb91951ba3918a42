import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RangeField.contract.ts';
import { RangeField } from './RangeField.tsx';

describeConformance({
  contract,
  render: (props) => <RangeField label="Weight" min={0} max={10} {...props} />,
  examples: [
    <RangeField
      key="all"
      label="Price"
      name="price"
      kind="money"
      min={0}
      max={5000}
      step={100}
      hideLabel
      hint="H"
      error="E"
      required
      defaultValue={{ from: 100, to: null }}
    />,
  ],
});
