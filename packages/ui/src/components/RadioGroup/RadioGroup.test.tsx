import { describeConformance } from '../../../test/describe-conformance.tsx';
import { contract } from './RadioGroup.contract.ts';
import { RadioGroup } from './RadioGroup.tsx';

describeConformance({
  contract,
  render: (props) => <RadioGroup label="Delivery" options={['By road', 'By rail']} {...props} />,
  examples: [
    <RadioGroup
      key="all"
      label="Delivery"
      hideLabel
      hint="H"
      error="E"
      required
      options={[{ value: 'road', label: 'By road', hint: 'Two days.' }]}
    />,
  ],
});
