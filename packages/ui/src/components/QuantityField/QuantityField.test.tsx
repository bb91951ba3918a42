import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './QuantityField.contract.ts';
import { QuantityField } from './QuantityField.tsx';

describeConformance({
  contract,
  render: (props) => <QuantityField label="Quantity" {...props} />,
  examples: [
    <QuantityField
      key="all"
      label="Quantity"
      min={50}
      max={500}
      step={10}
      unit="kg"
      defaultValue={60}
      required
    />,
  ],
});
